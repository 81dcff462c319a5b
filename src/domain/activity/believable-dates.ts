import type { Instant } from "../basics/instant.ts";
import { ACTIVITY_AHEAD_MS_MAX } from "../limits/activity-limits.ts";
import { WAITED_MS_MAX } from "../limits/limits.ts";
import type { Activity } from "./activity.ts";
import { endOf } from "./activity-dates.ts";
import { occurrencesOf } from "./occurrences.ts";

type Dates = Parameters<typeof endOf>[0] & Pick<Activity, "repeats">;

/** From the day it was decided, for the decision may have waited for a network. */
export function decidedAt({ performedAt }: { readonly performedAt: Instant }, now: Instant): Instant {
  return Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
}

/** Not over when it was decided, nor, the last time, too far away to be believed. */
export function isBelievable(dates: Dates, decided: Instant, zone: string): boolean {
  const last = occurrencesOf(dates, zone).at(-1) ?? dates;
  const isAhead = last.startsAt <= decided + ACTIVITY_AHEAD_MS_MAX;
  return isAhead && endOf({ ...dates, ...last }, zone) >= decided;
}
