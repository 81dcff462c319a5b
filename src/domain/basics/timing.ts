import { MINUTE_MS, SECOND_MS } from "./instant.ts";

const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MAX_MS = 5 * MINUTE_MS;

/**
 * Exponential back-off with full jitter: anywhere between `leastMs` and the ceiling, so that devices that failed together
 * do not come back together. Never under a tenth of the ceiling, so that chance cannot make a tight loop.
 *
 * @param failures how many in a row, at least 1
 * @param random from 0 to 1
 */
export function backoffMs(failures: number, random: number, leastMs = 0): number {
  const ceiling = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.min(failures, 16));
  return Math.round(Math.max(ceiling / 10, leastMs + random * (ceiling - leastMs)));
}
