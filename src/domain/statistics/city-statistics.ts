import type { Anomaly } from "../anomaly/anomaly.ts";
import { CATEGORY_IDS, type CategoryId } from "../anomaly/categories.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "../anomaly/statuses.ts";
import type { Instant } from "../basics/instant.ts";
import { STATISTICS_MONTHS } from "../limits/limits.ts";
import { delaysOf, type Awaiting, type Delays } from "./delays.ts";
import { monthsUntil, type Month } from "./months.ts";
import { reopenedPercentOf, reportFigures, type ReportFigures } from "./report-figures.ts";

export interface MonthStatistics {
  readonly month: Month;
  readonly created: number;
  readonly resolved: number;
}

/** What a city's reports add up to. Breakdowns leave out what there is none of. */
export interface CityStatistics {
  readonly total: number;
  readonly open: number;
  readonly byStatus: readonly { readonly status: AnomalyStatus; readonly count: number }[];
  readonly byCategory: readonly { readonly categoryId: CategoryId; readonly count: number }[];
  /** The last STATISTICS_MONTHS, oldest first, the month of `now` last. */
  readonly months: readonly MonthStatistics[];
  readonly delays: Delays;
  readonly figures: ReportFigures;
  readonly reopenedPercent: number | null;
}

export type CountedAnomaly = Awaiting &
  Pick<Anomaly, "number" | "visibility" | "categoryId" | "thanksCount" | "followUp">;

export interface StatisticsWorld {
  readonly now: Instant;
  readonly monthOf: (at: Instant) => Month;
}

/** What everybody may know of: a report that waits to be checked is counted, since its pin is public. */
export function cityStatistics(
  anomalies: readonly CountedAnomaly[],
  { now, monthOf }: StatisticsWorld,
): CityStatistics | undefined {
  const counted = anomalies.filter(isCounted);
  if (counted.length === 0) return undefined;
  const created = tally(counted.map(({ createdAt }) => monthOf(createdAt)));
  const resolved = tally(counted.flatMap((anomaly) => resolvedAtOf(anomaly).map(monthOf)));
  const statuses = tally(counted.map(({ status }) => status));
  const categories = tally(counted.map(({ categoryId }) => categoryId));
  return {
    total: counted.length,
    open: counted.filter(({ status }) => isOpen(status)).length,
    byStatus: ANOMALY_STATUSES.map((status) => ({ status, count: statuses.get(status) ?? 0 })).filter(isSome),
    byCategory: CATEGORY_IDS.map((categoryId) => ({ categoryId, count: categories.get(categoryId) ?? 0 }))
      .filter(isSome)
      .toSorted((a, b) => b.count - a.count),
    months: monthsUntil(monthOf(now), STATISTICS_MONTHS).map((month) => ({
      month,
      created: created.get(month) ?? 0,
      resolved: resolved.get(month) ?? 0,
    })),
    delays: delaysOf(counted, now),
    figures: reportFigures(counted, now),
    reopenedPercent: reopenedPercentOf(counted),
  };
}

function isCounted({ number, visibility }: CountedAnomaly): boolean {
  return number !== "" && (visibility === "public" || visibility === "pending");
}

/** When it was resolved for good; one that was reopened since is not. */
function resolvedAtOf({ status, history }: CountedAnomaly): readonly Instant[] {
  if (status !== "resolved") return [];
  const last = history.findLast((step) => step.status === "resolved");
  return last === undefined ? [] : [last.at];
}

function isSome({ count }: { readonly count: number }): boolean {
  return count > 0;
}

function tally<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
