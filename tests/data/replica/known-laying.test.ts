import { expect, it, vi } from "vitest";
import { STORAGE_AGAIN_MS } from "../../../src/clock/waits.ts";
import type { Live } from "../../../src/data/live.ts";
import { knownLaying, onceLaid } from "../../../src/data/replica/known-laying.ts";
import { takeClock } from "../../support/take-clock.ts";

const missing = vi.hoisted(() => ({ times: 0 }));
vi.mock("../../../src/domain/sync/laying.ts", () => {
  missing.times += 1;
  if (missing.times === 1) throw new Error("A part of the app did not come.");
  return { LAYING: {} };
});

/** A list that is known, and never changes. */
const known = (rows: readonly number[]): Live<readonly number[]> => ({
  value: () => rows,
  subscribe: () => () => undefined,
});

it("a list is known at once where nothing is to be laid, and asks again for what lays it where that did not come [P5]", async () => {
  const clock = takeClock();
  const plain = onceLaid(known([1]), (row) => row > 1);
  plain.subscribe(() => undefined);
  expect(plain.value()).toEqual([1]);
  const laid = onceLaid(known([2]), (row) => row > 1);
  laid.subscribe(() => undefined);
  const left = onceLaid(known([3]), (row) => row > 1);
  const stop = left.subscribe(() => undefined);
  await vi.waitUntil(() => clock.timers() === 2);
  stop();
  expect([laid.value(), knownLaying()]).toEqual([undefined, undefined]);
  await clock.advance(STORAGE_AGAIN_MS);
  await vi.waitUntil(() => laid.value() !== undefined);
  expect([laid.value(), left.value()]).toEqual([[2], undefined]);
});
