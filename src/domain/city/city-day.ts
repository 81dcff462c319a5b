import type { Instant } from "../basics/instant.ts";
import type { Month } from "../statistics/months.ts";
import type { CityId } from "./city.ts";
import { localDayOf, timeZoneOf } from "./time-zone.ts";

/** Of the service itself, where no commune is meant: its nights, and what a person does before choosing one. */
export const SERVICE_TIME_ZONE = "Europe/Paris";

export function serviceDayOf(at: Instant): string {
  return localDayOf(at, SERVICE_TIME_ZONE);
}

/** "2026-03-12", by the calendar of the commune: quotas start anew with it, and reference numbers with its year. */
export function cityDayOf(at: Instant, cityId: CityId): string {
  return localDayOf(at, timeZoneOf(cityId));
}

export function cityMonthOf(at: Instant, cityId: CityId): Month {
  return cityDayOf(at, cityId).slice(0, 7);
}

export function cityYearOf(at: Instant, cityId: CityId): string {
  return cityDayOf(at, cityId).slice(0, 4);
}
