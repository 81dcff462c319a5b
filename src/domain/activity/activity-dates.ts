import { HOUR_MS, type Instant } from "../basics/instant.ts";
import { dayAfter, localDayOf, startOfDay, weekdayOf } from "../city/time-zone.ts";
import type { Activity } from "./activity.ts";

type Dated = Pick<Activity, "startsAt" | "endsAt" | "allDay" | "dateToCome">;

export const ACTIVITY_TABS = ["today", "weekend", "upcoming", "past"] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

/** Nobody said when it ends: a while after it began. */
const USUAL_MS = 2 * HOUR_MS;
const SATURDAY = 6;
const SUNDAY = 0;

/** The instant from which it is over. */
export function endOf({ startsAt, endsAt, allDay }: Dated, zone: string): Instant {
  if (allDay) return startOfDay(dayAfter(localDayOf(endsAt ?? startsAt, zone)), zone);
  return endsAt ?? startsAt + USUAL_MS;
}

export function isPast(activity: Dated, now: Instant, zone: string): boolean {
  return activity.dateToCome !== true && endOf(activity, zone) <= now;
}

/** By the calendar of the commune, wherever the reader is. */
export function isInTab(tab: ActivityTab, activity: Dated, now: Instant, zone: string): boolean {
  const today = localDayOf(now, zone);
  switch (tab) {
    case "today":
      return overlaps(activity, today, dayAfter(today), zone);
    case "weekend": {
      const [first, after] = weekendOf(today);
      return !isPast(activity, now, zone) && overlaps(activity, first, after, zone);
    }
    case "upcoming":
      return !isPast(activity, now, zone);
    case "past":
      return isPast(activity, now, zone);
  }
}

/** The days from `first` to the one before `after`; what has no date yet is in none. */
function overlaps(activity: Dated, first: string, after: string, zone: string): boolean {
  if (activity.dateToCome === true) return false;
  return activity.startsAt < startOfDay(after, zone) && endOf(activity, zone) > startOfDay(first, zone);
}

/** The Saturday of this week, or of the weekend one is in, and the Monday after it. */
function weekendOf(today: string): readonly [string, string] {
  const weekday = weekdayOf(today);
  const saturday = weekday === SUNDAY ? dayAfter(today, -1) : dayAfter(today, SATURDAY - weekday);
  return [saturday, dayAfter(saturday, 2)];
}
