import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataProvider } from "../../src/data/data-context.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import type { Thread } from "../../src/domain/thread/thread.ts";
import { ThreadBlock } from "../../src/shared/threads/thread-block.tsx";
import { aCity } from "../examples/a-city.ts";
import { aMessage, aThread } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { openDatabases, rowOf } from "../features/open-databases.ts";
import { renderFramed } from "../ui/framed.tsx";

const ABOUT = anAnomaly({ id: anIdentifier(101) });

async function openThread(
  messages: readonly Message[],
  { thread, actor, visiting = false }: { thread?: Thread; actor?: Partial<Actor>; visiting?: boolean } = {},
) {
  const data = await openDatabases({ city: aCity(), anomalies: [ABOUT], actor, heard: true });
  await data.replica.messages.bulkUpsert(messages.map((message) => rowOf("messages", message)));
  if (thread !== undefined) await data.replica.messages.upsert(rowOf("messages", thread));
  await renderFramed(
    <DataProvider value={{ ...data, visiting }}>
      <ThreadBlock collection="anomalies" about={ABOUT} />
    </DataProvider>,
    "/",
  );
  return data;
}

describe("a discussion", () => {
  it("shows answers under what they answer, and the place of what was deleted or hidden [THR-8] [THR-9] [THR-11]", async () => {
    await openThread([
      aMessage({ id: anIdentifier(1), text: "", deletedAt: NOW }),
      aMessage({ id: anIdentifier(2), replyTo: anIdentifier(1), text: "Je confirme.", createdAt: NOW + 2 }),
      aMessage({ id: anIdentifier(3), text: "", visibility: "hidden", createdAt: NOW + 3 }),
    ]);
    await expect.element(page.getByText("Message supprimé par son auteur")).toBeVisible();
    await expect
      .element(page.getByRole("listitem").filter({ hasText: "supprimé" }).getByText("Je confirme."))
      .toBeVisible();
    await expect.element(page.getByText("Message masqué par la modération")).toBeVisible();
  });

  it("keeps a message on the device at once, and asks before a telephone number goes [THR-1] [THR-10]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(page.getByLabelText("Votre message"), "Appelez le 06 12 34 56 78.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByText(/numéro de téléphone/u)).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    await page.getByRole("button", { name: "Envoyer quand même" }).click();
    await expect.element(page.getByText("Appelez le 06 12 34 56 78.")).toBeVisible();
    await expect.element(page.getByLabelText("Votre message")).toHaveValue("");
    expect(await device.outbox.count()).toBe(1);
  });

  it("says why nobody writes where it is locked, and to guests and visitors why they do not [THR-4] [THR-5]", async () => {
    const thread = aThread({ state: "locked", reason: "Les propos ne portent plus sur le sujet." });
    await openThread([], { thread });
    await expect.element(page.getByText("Les propos ne portent plus sur le sujet.")).toBeVisible();
    expect(page.getByLabelText("Votre message").elements()).toEqual([]);
  });

  it("is read only by who lives elsewhere [THR-5]", async () => {
    await openThread([], { visiting: true });
    await expect.element(page.getByText(/Seuls les habitants de cette commune/u)).toBeVisible();
  });
});
