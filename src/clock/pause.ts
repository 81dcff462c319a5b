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

/** Lets the browser take what a person pressed, and draw, before long work goes on. Safari knows no `scheduler.yield`. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? pause(0);
}
