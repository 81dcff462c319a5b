import type { Clock } from "../../src/clock/system-clock.ts";
import { NOW } from "../examples/identifiers.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export interface FakeClock extends Clock {
  /** Lets time pass: timers run in order, and after each of them everything that runs for real comes to rest. */
  readonly advance: (ms: number) => Promise<void>;
  /** Lets as much time pass as the work needs: whenever it comes to a wait, the next timer runs. */
  readonly until: <T>(work: Promise<T>) => Promise<T>;
  /** Somebody set the device's clock: no time passes, no timer runs. */
  readonly set: (now: number) => void;
  /** Waits until nothing runs for real: no work that was counted, and nothing that such work left to do. */
  readonly rest: () => Promise<void>;
  /** Counts real work, so that `rest` waits for it. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  readonly timers: () => number;
}

const QUIET_TURNS = 3;

/** A clock that only the test moves. */
export function fakeClock(start: number = NOW): FakeClock {
  const timers = new Set<Timer>();
  let passed = 0;
  let setBy = 0;
  let order = 0;
  let busy = 0;

  const rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = busy === 0 ? quiet + 1 : 0) await nextTurn();
  };
  const nextBefore = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0];

  const runNext = async (end: number): Promise<boolean> => {
    const timer = nextBefore(end);
    if (timer === undefined) return false;
    timers.delete(timer);
    passed = Math.max(passed, timer.at);
    timer.run();
    await rest();
    return true;
  };

  return {
    now: () => start + setBy + passed,
    after(ms, run) {
      order += 1;
      const timer = { at: passed + ms, order, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const end = passed + ms;
      await rest();
      while (await runNext(end));
      passed = end;
    },
    async until(work) {
      const is = { over: false };
      const end = (): void => void (is.over = true);
      work.then(end, end);
      for (await rest(); !is.over; await rest()) await runNext(Infinity);
      return work;
    },
    set(now) {
      setBy = now - start - passed;
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

/** Of the event loop: every promise that only waits for promises is over by then. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else passThroughChannel(resolve);
  });
}

/** A browser has no `setImmediate`. */
function passThroughChannel(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", run, { once: true });
  port1.start();
  port2.postMessage(null);
}
