import type { Instant } from "../domain/basics/instant.ts";

/** What everything takes the time from, and waits by: a test moves a clock of its own instead of waiting. */
export interface Clock {
  readonly now: () => Instant;
  /** Runs once, `ms` from now. Returns how to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** The device's clock. tests/architecture/clock.test.ts keeps the platform's own functions in this file. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
