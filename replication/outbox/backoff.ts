import { MINUTE_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";

const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MAX_MS = 5 * MINUTE_MS;
/** A Retry-After beyond this is taken for a mistake. */
export const RETRY_AFTER_MAX_MS = 60 * MINUTE_MS;

/**
 * Exponential back-off with full jitter: anywhere between nothing and the ceiling, so that devices that failed together
 * do not come back together. Never under a tenth of the ceiling, so that chance cannot make a tight loop.
 *
 * @param failures how many in a row, at least 1
 * @param random from 0 to 1
 */
export function backoffMs(failures: number, random: number): number {
  const ceiling = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.min(failures, 16));
  return Math.round(Math.max(ceiling / 10, ceiling * random));
}

/** Reads `Retry-After`, in seconds or as a date. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(header) - now;
  return Number.isFinite(waitMs) && waitMs > 0 ? Math.min(waitMs, RETRY_AFTER_MAX_MS) : null;
}
