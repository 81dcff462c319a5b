import type { Day } from "../basics/day.ts";
import { dayAfter, localDayOf, weekdayOf } from "../city/time-zone.ts";
import type { Activity } from "./activity.ts";
import { endOf } from "./activity-dates.ts";
import { datedTimes } from "./occurrences.ts";

const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

/** "2026-03" */
type Month = string;

export function monthAfter(month: Month, months: number): Month {
  const [year = 0, ofYear = 1] = month.split("-").map(Number);
  const all = year * YEAR_MONTHS + ofYear - 1 + months;
  return `${Math.floor(all / YEAR_MONTHS)}-${String((all % YEAR_MONTHS) + 1).padStart(2, "0")}`;
}

/** The days of a month by weeks, Monday first; the first and the last week have days of its neighbours too. */
export function weeksOf(month: Month): readonly (readonly Day[])[] {
  const first = `${month}-01`;
  const sinceMonday = (weekdayOf(first) + WEEK_DAYS - 1) % WEEK_DAYS;
  const weeks: Day[][] = [];
  for (let monday = dayAfter(first, -sinceMonday); weeks.length === 0 || monday.startsWith(month);) {
    const start = monday;
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, index) => dayAfter(start, index)));
    monday = dayAfter(monday, WEEK_DAYS);
  }
  return weeks;
}

/** What takes place on each of these days, which follow each other, in the order in which it begins. */
export function activitiesByDay<T extends { readonly activity: Activity }>(
  views: readonly T[],
  days: readonly Day[],
  zone: string,
): ReadonlyMap<Day, readonly T[]> {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const times = views
    .flatMap((view) => datedTimes(view.activity, zone).map((time) => ({ view, ...time })))
    .filter(({ isOff, day }) => !isOff && day <= last)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const byDay = new Map<Day, T[]>(days.map((day) => [day, []]));
  for (const { view, day, ...time } of times) {
    const until = localDayOf(endOf({ ...view.activity, ...time }, zone) - 1, zone);
    const ends = until < day ? day : until;
    for (let on = day < first ? first : day; on <= ends && on <= last; on = dayAfter(on))
      byDay.get(on)?.push(view);
  }
  return byDay;
}
