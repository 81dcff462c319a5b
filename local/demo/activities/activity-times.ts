import type { Activity } from "../../../src/domain/activity/activity.ts";
import { HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import {
  dayAfter,
  instantAt,
  localDayOf,
  timeZoneOf,
  weekdayOf,
} from "../../../src/domain/city/time-zone.ts";
import type { CityId } from "../../../src/domain/city/city.ts";

/** As `weekdayOf` counts them. */
export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

/** On which weekdays, and by the clock of the commune. */
export type UsualTimes = { readonly days: readonly number[] } & (
  | { readonly from: string; readonly until: string }
  | { readonly allDay: true }
);

/** The nearest first: a week has every weekday on either side of today. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] as const;

/** When it takes place in about so many days: on a weekday of its own, what is over stays over and what comes is not before today. */
export function timesIn(
  cityId: CityId,
  usual: UsualTimes,
  { days, today }: { readonly days: number; readonly today: Instant },
): Pick<Activity, "startsAt" | "endsAt" | "allDay"> {
  const zone = timeZoneOf(cityId);
  const dayIn = (ahead: number) => dayAfter(localDayOf(today + 12 * HOUR_MS, zone), ahead);
  const shift = SHIFTS.find(
    (one) => days + one < 0 === days < 0 && usual.days.includes(weekdayOf(dayIn(days + one))),
  );
  const day = dayIn(days + (shift ?? 0));
  const at = (time: string) => instantAt(`${day}T${time}`, zone) ?? today;
  if ("allDay" in usual) return { startsAt: at("00:00"), endsAt: at("00:00"), allDay: true };
  return { startsAt: at(usual.from), endsAt: at(usual.until), allDay: false };
}
