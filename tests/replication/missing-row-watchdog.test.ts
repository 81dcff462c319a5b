import { expect, it } from "vitest";
import { missingRowWatchdog } from "../../replication/missing-row-watchdog.ts";
import { MISSING_MS } from "../../src/clock/waits.ts";
import type { OutboxRow } from "../../src/data/device/rows.ts";
import { aFollow } from "../examples/a-command.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { fakeClock } from "../support/fake-clock.ts";

const rowOf = (n: number, cityId: string) =>
  ({ id: anIdentifier(n), command: { ...aFollow(anIdentifier(500)), cityId } }) as OutboxRow;

it("tells of each city with missing rows, whatever became of another's [OFF-15]", async () => {
  const time = fakeClock();
  const told: string[] = [];
  const watchdog = missingRowWatchdog(time, (cityId) => told.push(cityId));
  watchdog.watch([rowOf(1, "35024"), rowOf(2, "35024"), rowOf(3, "35238")]);
  await time.advance(2 * MISSING_MS);
  expect(told).toEqual(["35024", "35238"]);
});

it("tells of nothing once it is stopped [OFF-15]", async () => {
  const time = fakeClock();
  const watchdog = missingRowWatchdog(time, () => expect.unreachable());
  watchdog.watch([rowOf(1, "35024")]);
  watchdog.stop();
  watchdog.watch([rowOf(2, "35024")]);
  await time.advance(2 * MISSING_MS);
  expect(time.timers()).toBe(0);
});

it("tells of a row once, with those of its city that are late too, and starts no clock anew [OFF-15]", async () => {
  const time = fakeClock();
  const told: (readonly string[])[] = [];
  const watchdog = missingRowWatchdog(time, (_, rows) => told.push(rows.map(({ id }) => id)));
  const [first, second, elsewhere] = [rowOf(1, "35024"), rowOf(2, "35024"), rowOf(3, "35238")] as const;
  watchdog.watch([first, elsewhere]);
  await time.advance(MISSING_MS - 1);
  watchdog.watch([first, second, elsewhere]);
  await time.advance(1);
  expect(told).toEqual([[first.id, second.id], [elsewhere.id]]);
  watchdog.watch([first, second]);
  await time.advance(2 * MISSING_MS);
  expect(told).toHaveLength(2);
  // What was seen meanwhile and is missing again is another matter.
  watchdog.watch([]);
  watchdog.watch([first]);
  await time.advance(MISSING_MS);
  expect(told.at(-1)).toEqual([first.id]);
});

it("tells of nothing that is seen in time [OFF-15]", async () => {
  const time = fakeClock();
  const watchdog = missingRowWatchdog(time, () => expect.unreachable());
  watchdog.watch([rowOf(1, "35024")]);
  watchdog.watch([]);
  expect(time.timers()).toBe(0);
});
