import { systemClock, type Clock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";

/** The work's answer, or `late` at that instant. What is done later all the same has left its receipt (P2). */
export function inTime<T>(
  until: Instant,
  late: T,
  work: () => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const left = until - clock.now();
  if (left <= 0) return Promise.resolve(late);
  return new Promise((resolve, reject) => {
    const cancel = clock.after(left, () => resolve(late));
    work().then(resolve, reject).finally(cancel);
  });
}
