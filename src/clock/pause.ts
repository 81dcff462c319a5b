import { systemClock, type Clock } from "./system-clock.ts";

/** Resolves after `ms`, or at once when nobody waits any more. */
export function pause(ms: number, signal?: AbortSignal, clock: Clock = systemClock): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const cancel = clock.after(ms, resolve);
    signal?.addEventListener("abort", () => {
      cancel();
      resolve();
    });
  });
}
