import type { Instant } from "../../domain/basics/instant.ts";
import type { Month } from "../../domain/statistics/months.ts";

/** The one of the functions: months and days begin for everybody at once, wherever the reader is. */
const TIME_ZONE = "Europe/Paris";

const DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** "2026-03-12" */
export function cityDayOf(at: Instant): string {
  return DAY.format(at);
}

export function cityMonthOf(at: Instant): Month {
  return cityDayOf(at).slice(0, 7);
}

/** « mars 2026 », or one letter of it. */
export function monthWords(locale: string, month: Month, width: "long" | "narrow"): string {
  const year = width === "long" ? ({ year: "numeric" } as const) : {};
  const words = new Intl.DateTimeFormat(locale, { month: width, ...year, timeZone: "UTC" });
  return words.format(new Date(`${month}-01T00:00:00Z`));
}
