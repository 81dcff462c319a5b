import type { Clock } from "../../src/clock/system-clock.ts";

/** Nothing came in time. The connection may look open and carry nothing any more. */
export class SilenceError extends Error {}

/** The answer, or an error once it takes longer than `ms` or nobody wants it any more. A later answer is dropped. */
export function within<T>(time: Clock, ms: number, answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error("Nobody waits for this answer any more."));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    const cancel = time.after(ms, () => reject(new SilenceError(`No answer in ${ms} ms.`)));
    void answer.then(resolve, reject).finally(() => {
      cancel();
      signal.removeEventListener("abort", abort);
    });
  });
}
