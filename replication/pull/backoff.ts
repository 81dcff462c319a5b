import { BACKOFF_MS } from "./limits.ts";

/**
 * Exponential, with full jitter above the first second: a whole city coming back does not knock at once.
 *
 * @param attempts failures in a row, at least 1
 * @param chance 0 ≤ chance < 1
 */
export function backoffMs(attempts: number, chance: number): number {
  const ceiling = Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** attempts);
  return Math.round(BACKOFF_MS.first + chance * (ceiling - BACKOFF_MS.first));
}
