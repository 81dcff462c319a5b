import { dayAfter } from "../basics/day-after.ts";
import type { Day } from "../basics/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/instant.ts";
import { monthsUntil } from "../statistics/months.ts";

export type Counts = Readonly<Record<string, number>>;

/** What the service did on one day of the city's clock. Measured, not accounted: what a process had not said when it ended is missing. */
export interface DayFigures {
  readonly day: Day;
  /** Commands that were applied, by kind. */
  readonly applied: Counts;
  /** Commands that were refused, by the refusal's code. */
  readonly refused: Counts;
  /** Requests by the version of the app that made them. */
  readonly versions: Counts;
  /** Commands by how long they had waited on the device. */
  readonly ages: Counts;
}

export const FIGURE_PARTS = ["applied", "refused", "versions", "ages"] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

/** How long a command waited, from the soonest on; `longer` is the rest. */
export const WAITED_UP_TO = [
  { key: "minute", ms: MINUTE_MS },
  { key: "hour", ms: HOUR_MS },
  { key: "day", ms: DAY_MS },
  { key: "week", ms: 7 * DAY_MS },
  { key: "longer", ms: Infinity },
] as const;

export type WaitedKey = (typeof WAITED_UP_TO)[number]["key"];

export function waitedKeyOf(waitedMs: number): WaitedKey {
  return WAITED_UP_TO.find(({ ms }) => waitedMs <= ms)?.key ?? "longer";
}

export function sumOf(days: readonly DayFigures[], part: FigurePart): Counts {
  const sums: Record<string, number> = {};
  for (const figures of days)
    for (const [key, count] of Object.entries(figures[part])) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

/** What was sent on a day or in a month. */
export interface SentCounts {
  /** « 2026-03-12 » or « 2026-03 » */
  readonly time: string;
  readonly applied: number;
  readonly refused: number;
}

/** As many as a drawing shows one by one; a longer time is shown by months, at most a year of them. */
const SHOWN_DAYS_MAX = 31;
const SHOWN_MONTHS_MAX = 12;

/** From the first day to the last, those without anything too. */
export function sentOver(days: readonly DayFigures[], from: Day, to: Day): readonly SentCounts[] {
  const shown = daysUntil(from, to);
  const times =
    shown ?? monthsUntil(to.slice(0, 7), SHOWN_MONTHS_MAX).filter((month) => month >= from.slice(0, 7));
  return times.map((time) => {
    const then = days.filter(({ day }) => day.startsWith(time));
    return { time, applied: total(sumOf(then, "applied")), refused: total(sumOf(then, "refused")) };
  });
}

/** Undefined where there are too many. */
function daysUntil(from: Day, to: Day): readonly Day[] | undefined {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    if (days.length === SHOWN_DAYS_MAX) return undefined;
    days.push(day);
  }
  return days;
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
