import { MINUTE_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";

/** A Retry-After beyond this is taken for a mistake. */
export const RETRY_AFTER_MAX_MS = 60 * MINUTE_MS;

export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(header) - now;
  return Number.isFinite(waitMs) && waitMs > 0 ? Math.min(waitMs, RETRY_AFTER_MAX_MS) : null;
}
