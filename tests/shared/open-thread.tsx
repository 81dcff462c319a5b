import { page } from "vitest/browser";
import { DataProvider } from "../../src/data/data-context.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Membership } from "../../src/domain/account/membership.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import { pageKeyOf, type Thread } from "../../src/domain/thread/thread.ts";
import { threadRowId } from "../../src/data/threads/message-rows.ts";
import { ThreadBlock } from "../../src/shared/threads/thread-block.tsx";
import { aCity } from "../examples/a-city.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aPosition, openDatabases, rowOf } from "../features/open-databases.ts";
import { renderFramed } from "../ui/framed.tsx";

export const ABOUT = anAnomaly({ id: anIdentifier(101) });

/** Of the menu of a message. */
export const MENU = "Agir sur ce message";

interface Opened {
  readonly thread?: Thread;
  readonly actor?: Partial<Actor>;
  readonly visiting?: boolean;
  readonly about?: Anomaly;
  /** Whoever reads it wrote what it is about. */
  readonly isMine?: boolean;
  readonly membership?: Membership;
  readonly isHeard?: boolean;
  readonly isPage?: boolean;
  readonly before?: (device: DeviceDatabase) => Promise<unknown>;
}

export async function openThread(
  messages: readonly Message[],
  {
    thread,
    actor,
    visiting = false,
    about = ABOUT,
    isMine,
    before,
    membership,
    isHeard = true,
    isPage = false,
  }: Opened = {},
) {
  const data = await openDatabases({ city: aCity(), anomalies: [about], actor, heard: true, membership });
  await before?.(data.device);
  await data.replica.messages.bulkUpsert(messages.map((message) => rowOf("messages", message)));
  if (isHeard) await data.replica.positions.upsert(aPosition("messages", pageKeyOf("35024", about.id, 1)));
  if (thread !== undefined)
    await data.replica.messages.upsert({ ...rowOf("messages", thread), id: threadRowId(thread.id) });
  await renderFramed(
    <DataProvider value={{ ...data, visiting }}>
      <ThreadBlock collection="anomalies" about={{ ...about, ...authorOf(data, isMine) }} isPage={isPage} />
    </DataProvider>,
    "/",
  );
  return data;
}

/** What is rarely done with a message is in its menu. */
export async function pressInMenu(name: string): Promise<void> {
  await page.getByRole("button", { name: MENU }).click();
  await page.getByRole("button", { name }).click();
}

function authorOf({ actor }: { readonly actor: Actor }, isMine = false): Partial<Anomaly> {
  return isMine ? { authorId: actor.uid } : {};
}
