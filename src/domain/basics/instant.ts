import { integer } from "./schema.ts";

/** Milliseconds since 1970-01-01T00:00Z, an integer. The clock that made it is said by the field's name or docstring. */
export type Instant = number;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Lists ascend on an index, so newest first is stored as a number that shrinks with time. */
export const RANK_CEILING = 9_999_999_999_999;

export function rankOf(updatedAt: Instant): number {
  return RANK_CEILING - updatedAt;
}

export const INSTANT_SCHEMA = integer({ min: 0, max: RANK_CEILING });
