import type { Instant } from "../../../src/domain/basics/instant.ts";
import { CITY_TIME_ZONE } from "../config.ts";

const DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: CITY_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in France as "2026-03-12": quotas start anew with it, and reference numbers with its year. */
export function cityDayOf(now: Instant): string {
  return DAY.format(now);
}

export function cityYearOf(now: Instant): string {
  return cityDayOf(now).slice(0, 4);
}
