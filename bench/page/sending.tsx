import { commitCommand } from "../../src/data/device/commit-command.ts";
import { newIdentifier } from "../../src/data/device/new-identifier.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { watchCity } from "../../src/data/replica/watch-city.ts";
import { cardId } from "../../src/shared/collection/card-id.ts";
import { aCommand } from "../../tests/examples/a-command.ts";
import { aReport } from "../../tests/examples/a-report.ts";
import { aResident } from "../../tests/examples/accounts.ts";
import { BENCH_CITY } from "../documents.ts";
import { bringCity, drawScreen, type ScreenName } from "./screen.tsx";
import { timed } from "./timed.ts";
import { nothingElseToDo, whenThere } from "./when-there.ts";

/** Milliseconds from the commit of a report to the frame that shows its card, over a replica that an earlier page filled. */
export async function sendings(screen: ScreenName, documents: number, turns: number): Promise<number[]> {
  const replica = await openReplica("bench");
  const device = openDevice(`bench-${screen}`);
  await bringCity(replica);
  drawScreen(screen, { device, replica, actor: aResident() });
  await allRead(replica, documents);
  await send(device);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await nothingElseToDo();
    times.push(await timed(() => send(device)));
  }
  return times;
}

/** The screen shows its first card, and what it reads in the background has come. */
async function allRead(replica: Replica, documents: number): Promise<void> {
  await whenThere(() => document.querySelector(`[id^="${cardId("")}"]`));
  await new Promise<void>((resolve) => {
    const stop = watchCity(replica.anomalies, BENCH_CITY, ({ length }) => {
      if (length < documents) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

async function send(device: DeviceDatabase): Promise<void> {
  const now = Date.now();
  const command = aCommand({
    id: newIdentifier(),
    cityId: BENCH_CITY,
    payload: aReport({ observedAt: now }),
    performedAt: now,
  });
  const shown = whenThere(() => document.getElementById(cardId(command.id)));
  const kept = await commitCommand(device, { command, photoIds: [] });
  if (!kept.ok) throw new Error(`The device did not keep the report: ${kept.problem.code}.`);
  await shown;
}
