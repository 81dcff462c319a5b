import { systemClock, type Clock } from "./system-clock.ts";

/** Returns how to stop. */
export function every(ms: number, run: () => void, clock: Clock = systemClock): () => void {
  const next = (): (() => void) =>
    clock.after(ms, () => {
      cancel = next();
      run();
    });
  let cancel = next();
  return () => cancel();
}
