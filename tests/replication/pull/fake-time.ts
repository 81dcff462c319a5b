import type { PullTime } from "../../../replication/pull/ports.ts";
import { fakeClock, type FakeClock } from "../../support/fake-clock.ts";

/** A seeded source of chance (mulberry32): the same seed, the same scenario. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type FakeTime = FakeClock & PullTime;

export function fakeTime(start: number, seed = 1): FakeTime {
  return { ...fakeClock(start), random: chanceOf(seed) };
}
