import type { Day } from "../basics/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/instant.ts";

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
