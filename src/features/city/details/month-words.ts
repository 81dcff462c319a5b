import type { Month } from "../../../domain/statistics/months.ts";

export function monthWords(locale: string, month: Month, width: "long" | "narrow"): string {
  const year = width === "long" ? ({ year: "numeric" } as const) : {};
  const words = new Intl.DateTimeFormat(locale, { month: width, ...year, timeZone: "UTC" });
  return words.format(new Date(`${month}-01T00:00:00Z`));
}
