import { useSyncExternalStore } from "react";
import { MINUTE_MS, type Instant } from "../../domain/basics/instant.ts";

let now: Instant = Date.now();

/** The device's clock, to the minute. */
export function useNow(): Instant {
  return useSyncExternalStore(everyMinute, () => now);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    notify();
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
