import type { Clock } from "../../../../replication/outbox/ports.ts";
import { NOW } from "../../../examples/identifiers.ts";

export interface ManualClock extends Clock {
  /** Jumps, without running any timer: somebody set the device's clock. */
  readonly set: (now: number) => void;
  /** Lets time pass: runs the timers that fall due, in order, and waits for what they start. */
  readonly advance: (ms: number) => Promise<void>;
  readonly timers: () => number;
}

interface Timer {
  readonly dueIn: { ms: number };
  readonly run: () => void;
}

/** Everything that is only promises, and not time, is over after a few turns of the loop. */
export async function calm(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resume) => setImmediate(resume));
}

export function manualClock(start: number = NOW): ManualClock {
  let now = start;
  const timers = new Set<Timer>();
  const passUntilNext = (ms: number): number => {
    const nearest = Math.min(ms, ...[...timers].map(({ dueIn }) => dueIn.ms));
    now += nearest;
    for (const { dueIn } of timers) dueIn.ms -= nearest;
    return nearest;
  };
  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer: Timer = { dueIn: { ms: delayMs }, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    set: (time) => {
      now = time;
    },
    advance: async (ms) => {
      await calm();
      for (let left = ms; left > 0 || [...timers].some(({ dueIn }) => dueIn.ms <= 0);) {
        left -= passUntilNext(left);
        const due = [...timers].filter(({ dueIn }) => dueIn.ms <= 0);
        for (const timer of due) {
          timers.delete(timer);
          timer.run();
        }
        await calm();
      }
    },
    timers: () => timers.size,
  };
}
