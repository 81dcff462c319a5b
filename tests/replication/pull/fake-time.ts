import type { PullTime } from "../../../replication/pull/ports.ts";

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

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export interface FakeTime extends PullTime {
  /** Lets time pass; after each timer everything that runs for real comes to rest. */
  advance(ms: number): Promise<void>;
  /** Waits until nothing runs for real. */
  rest(): Promise<void>;
  /** Counts real work, so that `rest` can wait for it. */
  during<T>(work: Promise<T>): Promise<T>;
  timers(): number;
}

const QUIET_ROUNDS = 3;

export function fakeTime(start: number, seed = 1): FakeTime {
  const timers = new Set<Timer>();
  const random = chanceOf(seed);
  let now = start;
  let order = 0;
  let busy = 0;

  const rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet = busy === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  };
  const nextBefore = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0];

  return {
    now: () => now,
    random,
    after(ms, run) {
      order += 1;
      const timer = { at: now + ms, order, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      await rest();
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
        await rest();
      }
      now = end;
    },
    rest,
    during(work) {
      busy += 1;
      return work.finally(() => {
        busy -= 1;
      });
    },
    timers: () => timers.size,
  };
}
