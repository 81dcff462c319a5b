import type { Instant } from "../basics/instant.ts";
import type { Month } from "../statistics/months.ts";

/** Of every commune: months and days begin for everybody at once, wherever the reader is. */
export const CITY_TIME_ZONE = "Europe/Paris";

const DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: CITY_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** "2026-03-12": quotas start anew with it, and reference numbers with its year. */
export function cityDayOf(at: Instant): string {
  return DAY.format(at);
}

export function cityMonthOf(at: Instant): Month {
  return cityDayOf(at).slice(0, 7);
}

export function cityYearOf(at: Instant): string {
  return cityDayOf(at).slice(0, 4);
}
