import { HOUR_MS, type Instant } from "../basics/instant.ts";
import { dayAfter, localDayOf, startOfDay, weekdayOf } from "../city/time-zone.ts";
import type { Activity } from "./activity.ts";
import { earlierOf, timesByRule, type Occurrence } from "./occurrences.ts";

type Dated = Pick<Activity, "startsAt" | "endsAt" | "allDay" | "repeats" | "earlier" | "dateToCome">;

export const ACTIVITY_TABS = ["today", "weekend", "upcoming", "past"] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

/** Nobody said when it ends: a while after it began. */
const USUAL_MS = 2 * HOUR_MS;
const SATURDAY = 6;
const SUNDAY = 0;

/** The instant from which it is over, or that one time of it. */
export function endOf(
  { startsAt, endsAt, allDay }: Pick<Activity, "startsAt" | "endsAt" | "allDay">,
  zone: string,
): Instant {
  if (allDay) return startOfDay(dayAfter(localDayOf(endsAt ?? startsAt, zone)), zone);
  return endsAt ?? startsAt + USUAL_MS;
}

/** When it takes place, without the days on which it does not; all of them where its rule leaves no other, whatever was before. */
export function takingPlace(activity: Dated, zone: string): readonly Occurrence[] {
  const all = timesByRule(activity, zone);
  const kept = all.filter(({ isOff }) => !isOff);
  return [...earlierOf(activity, zone), ...(kept.length === 0 ? all : kept)];
}

/** The time of it that comes next, or is under way; the last one once it is over. */
export function nextOccurrence(activity: Dated, now: Instant, zone: string): Occurrence {
  const times = takingPlace(activity, zone);
  const next = times.find((time) => endOf({ ...activity, ...time }, zone) > now) ?? times.at(-1);
  if (next === undefined) throw new Error("An activity takes place at least once.");
  return next;
}

export function isPast(activity: Dated, now: Instant, zone: string): boolean {
  if (activity.dateToCome === true) return false;
  return endOf({ ...activity, ...nextOccurrence(activity, now, zone) }, zone) <= now;
}

/** By the calendar of the commune, wherever the reader is. */
export function isInTab(tab: ActivityTab, activity: Dated, now: Instant, zone: string): boolean {
  const today = localDayOf(now, zone);
  switch (tab) {
    case "today":
      return isOnDays(activity, today, dayAfter(today), zone);
    case "weekend": {
      const [first, after] = weekendOf(today);
      return !isPast(activity, now, zone) && isOnDays(activity, first, after, zone);
    }
    case "upcoming":
      return !isPast(activity, now, zone);
    case "past":
      return isPast(activity, now, zone);
  }
}

/** The days from `first` to the one before `after`; what has no date yet is on none. */
function isOnDays(activity: Dated, first: string, after: string, zone: string): boolean {
  if (activity.dateToCome === true) return false;
  const [from, until] = [startOfDay(first, zone), startOfDay(after, zone)];
  return takingPlace(activity, zone).some(
    (time) => time.startsAt < until && endOf({ ...activity, ...time }, zone) > from,
  );
}

/** The Saturday of this week, or of the weekend one is in, and the Monday after it. */
function weekendOf(today: string): readonly [string, string] {
  const weekday = weekdayOf(today);
  const saturday = weekday === SUNDAY ? dayAfter(today, -1) : dayAfter(today, SATURDAY - weekday);
  return [saturday, dayAfter(saturday, 2)];
}
