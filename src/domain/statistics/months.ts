/** A calendar month as "2026-03". */
export type Month = string;

const MONTHS_PER_YEAR = 12;

export function monthsUntil(last: Month, count: number): readonly Month[] {
  const end = orderOf(last);
  return Array.from({ length: count }, (_, index) => monthAt(end - count + 1 + index));
}

function orderOf(month: Month): number {
  const [year = "", ofYear = ""] = month.split("-");
  return Number(year) * MONTHS_PER_YEAR + Number(ofYear) - 1;
}

function monthAt(order: number): Month {
  const year = Math.floor(order / MONTHS_PER_YEAR);
  const ofYear = (order % MONTHS_PER_YEAR) + 1;
  return `${String(year).padStart(4, "0")}-${String(ofYear).padStart(2, "0")}`;
}
