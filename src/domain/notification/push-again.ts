import { HOUR_MS, MINUTE_MS } from "../basics/instant.ts";

/** How long a device's service is left alone after each failure in a row. */
const PAUSES_MS = [5 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS] as const;
const PAUSE_MS_MAX = 6 * HOUR_MS;

/**
 * When a push that a service could not take may be sent again; undefined once it failed too often: the list in the app has it.
 * @param failures in a row, this one included
 * @param askedMs how long the service itself asks to wait
 */
export function pauseAfter(failures: number, askedMs: number): number | undefined {
  const pause = PAUSES_MS[failures - 1];
  return pause === undefined ? undefined : Math.min(Math.max(pause, askedMs), PAUSE_MS_MAX);
}
