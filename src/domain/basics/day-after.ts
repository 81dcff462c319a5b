import { daysOf, type Day } from "./day.ts";

export function dayAfter(day: Day): Day {
  const [year = 0, month = 1, ofMonth = 1] = day.split("-").map(Number);
  if (ofMonth < daysOf(year, month)) return dayOf(year, month, ofMonth + 1);
  return month < 12 ? dayOf(year, month + 1, 1) : dayOf(year + 1, 1, 1);
}

function dayOf(year: number, month: number, day: number): Day {
  const [ofYear, ofMonth] = [month, day].map((part) => String(part).padStart(2, "0"));
  return `${String(year).padStart(4, "0")}-${ofYear}-${ofMonth}`;
}
