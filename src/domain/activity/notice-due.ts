import { HOUR_MS, type Instant } from "../basics/instant.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { Activity } from "./activity.ts";
import { nextOccurrence } from "./activity-dates.ts";

/** Whoever sets out within this time is told at once. */
const SOON_MS = 3 * HOUR_MS;

/**
 * When a change of an activity is told: once nobody has changed anything for a while, so that several corrections make one notice.
 * @param changed how it was, and how it is now
 */
export function noticeDueAt(
  changed: readonly Activity[],
  { now, settleMs }: { readonly now: Instant; readonly settleMs: number },
): Instant {
  const isSoon = changed.some((activity) => {
    const { startsAt } = nextOccurrence(activity, now, timeZoneOf(activity.cityId));
    return startsAt > now && startsAt - now < SOON_MS;
  });
  return isSoon ? now : now + settleMs;
}
