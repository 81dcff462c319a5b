import { BACKOFF_FIRST_MS, BACKOFF_MS_MAX } from "./waits.ts";

/**
 * Exponential back-off with full jitter: anywhere between `leastMs` and the ceiling, so that devices that failed together
 * do not come back together. Never under a tenth of the ceiling, so that chance cannot make a tight loop.
 *
 * @param failures how many in a row, at least 1
 * @param random from 0 to 1
 */
export function backoffMs(failures: number, random: number, leastMs = 0): number {
  const ceiling = Math.min(BACKOFF_MS_MAX, BACKOFF_FIRST_MS * 2 ** Math.min(failures, 16));
  return Math.round(Math.max(ceiling / 10, leastMs + random * (ceiling - leastMs)));
}
