import { DAY_MS, type Instant } from "../basics/instant.ts";
import { dayAfter, instantAt, localDayOf, localTimeOf, startOfDay } from "../city/time-zone.ts";
import type { Activity, Repeats } from "./activity.ts";

type Repeated = Pick<Activity, "startsAt" | "endsAt" | "repeats" | "earlier">;

/** One time that it takes place. */
export interface Occurrence {
  readonly day: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant | null;
  readonly isOff: boolean;
}

/** Each time of it: those that were before it was moved, and those by its rule. */
export function occurrencesOf(activity: Repeated, zone: string): readonly Occurrence[] {
  return [...earlierOf(activity, zone), ...timesByRule(activity, zone)];
}

/** What has no date yet took place before all the same, where it repeats. */
export function datedTimes(
  activity: Repeated & Pick<Activity, "dateToCome">,
  zone: string,
): readonly Occurrence[] {
  return activity.dateToCome === true ? earlierOf(activity, zone) : occurrencesOf(activity, zone);
}

export function earlierOf({ earlier = [] }: Repeated, zone: string): readonly Occurrence[] {
  return earlier.map((time) => ({ day: localDayOf(time.startsAt, zone), ...time, isOff: false }));
}

/** By the same clock of the commune, whatever summer time does meanwhile. */
export function timesByRule({ startsAt, endsAt, repeats }: Repeated, zone: string): readonly Occurrence[] {
  const day = localDayOf(startsAt, zone);
  if (repeats === undefined) return [{ day, startsAt, endsAt, isOff: false }];
  const timeOf = (at: Instant) => localTimeOf(at, zone).slice(10);
  const lasts = endsAt === null ? 0 : daysBetween(day, localDayOf(endsAt, zone));
  return daysOf(day, repeats).map((each) => ({
    day: each,
    startsAt: instantAt(`${each}${timeOf(startsAt)}`, zone) ?? startsAt,
    endsAt: endsAt === null ? null : (instantAt(`${dayAfter(each, lasts)}${timeOf(endsAt)}`, zone) ?? endsAt),
    isOff: repeats.off.includes(each),
  }));
}

/** The day itself, then each week; or the same day of each month that has it. */
function daysOf(first: string, { every, count }: Repeats): readonly string[] {
  if (every === "week") return Array.from({ length: count }, (_, index) => dayAfter(first, 7 * index));
  const days: string[] = [];
  for (let month = 0; days.length < count; month += 1) {
    const day = inMonths(first, month);
    if (day !== undefined) days.push(day);
  }
  return days;
}

function inMonths(first: string, months: number): string | undefined {
  const [year = 0, month = 1, day = 1] = first.split("-").map(Number);
  const all = year * 12 + month - 1 + months;
  const two = (value: number) => String(value).padStart(2, "0");
  const found = `${Math.floor(all / 12)}-${two((all % 12) + 1)}-${two(day)}`;
  return instantAt(`${found}T00:00`, "UTC") === undefined ? undefined : found;
}

function daysBetween(first: string, last: string): number {
  return Math.round((startOfDay(last, "UTC") - startOfDay(first, "UTC")) / DAY_MS);
}
