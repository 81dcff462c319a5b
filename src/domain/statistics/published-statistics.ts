import { CATEGORY_IDS } from "../anomaly/categories.ts";
import { ANOMALY_STATUSES } from "../anomaly/statuses.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { ok } from "../basics/result.ts";
import {
  anything,
  integer,
  list,
  nullable,
  object,
  text,
  type Parsed,
  type Schema,
} from "../basics/schema.ts";
import { recordOf } from "../basics/record.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import { STATISTICS_GROUP_MIN, STATISTICS_MONTHS } from "../limits/limits.ts";
import type { CityStatistics, MonthStatistics } from "./city-statistics.ts";

/** cities/{cityId}/statistics/_global_ as functions write it, besides its stamps. */
export function publishedStatistics(cityId: CityId, recount: CityStatistics) {
  const { total, open, byStatus, byCategory, months, delays } = recount;
  return {
    cityId,
    anomalies: {
      total,
      open,
      byStatus: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
      byCategory: Object.fromEntries(byCategory.map(({ categoryId, count }) => [categoryId, count])),
      medianAckHours: delays.ackHours,
      medianResolveDays: delays.resolveDays,
      noReply60d: delays.noReply,
    },
    series: months,
    privacy: { minGroup: STATISTICS_GROUP_MIN },
    schemaVersion: 1,
  } as const;
}

/** The same document as a device reads it: what is missing, or in a form this version cannot read, is left out. */
export interface RemoteStatistics {
  readonly cityId: CityId;
  readonly said: Partial<CityStatistics>;
  readonly rev: number;
  readonly updatedAt: Instant;
}

const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

interface Envelope extends Omit<RemoteStatistics, "said"> {
  readonly anomalies: unknown;
  readonly series: unknown;
}

const ENVELOPE_SCHEMA = object<Envelope>(
  { cityId: CITY_ID_SCHEMA, anomalies: anything, series: anything, rev: count, updatedAt: INSTANT_SCHEMA },
  { unknown: "dropped" },
);

export function parseStatistics(value: unknown): Parsed<RemoteStatistics> {
  const whole = typeof value === "object" ? { anomalies: null, series: null, ...value } : value;
  const parsed = ENVELOPE_SCHEMA.parse(whole);
  if (!parsed.ok) return parsed;
  const { anomalies, series, ...stamps } = parsed.value;
  return ok({
    ...stamps,
    said: { ...totalsIn(anomalies), ...breakdownsIn(anomalies), ...monthsIn(series) },
  });
}

const TOTALS_SCHEMA = object(
  {
    total: count,
    open: count,
    medianAckHours: nullable(count),
    medianResolveDays: nullable(count),
    noReply60d: count,
  },
  { unknown: "dropped" },
);

/** The totals and the delays stand and fall together. */
function totalsIn(anomalies: unknown): Partial<CityStatistics> {
  const parsed = TOTALS_SCHEMA.parse(anomalies);
  if (!parsed.ok) return {};
  const { total, open, medianAckHours: ackHours, medianResolveDays: resolveDays, noReply60d } = parsed.value;
  return { total, open, delays: { ackHours, resolveDays, noReply: noReply60d } };
}

function breakdownsIn(anomalies: unknown): Partial<CityStatistics> {
  const { byStatus, byCategory } = recordOf(anomalies);
  const statuses = cellsIn(byStatus, ANOMALY_STATUSES);
  const categories = cellsIn(byCategory, CATEGORY_IDS);
  return {
    ...(statuses && { byStatus: statuses.map(([status, total]) => ({ status, count: total })) }),
    ...(categories && {
      byCategory: categories
        .map(([categoryId, total]) => ({ categoryId, count: total }))
        .toSorted((a, b) => b.count - a.count),
    }),
  };
}

/** A breakdown with a cell this version does not know would not add up: it is counted here instead. */
function cellsIn<T extends string>(
  value: unknown,
  names: readonly T[],
): (readonly [T, number])[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const cells = Object.entries(value);
  const isKnown = cells.every(
    ([name, total]) => names.some((known) => known === name) && count.parse(total).ok,
  );
  if (!isKnown) return undefined;
  const totals = new Map(cells as [T, number][]);
  return names.flatMap((name) =>
    (totals.get(name) ?? 0) > 0 ? [[name, totals.get(name) ?? 0] as const] : [],
  );
}

const MONTHS_SCHEMA: Schema<readonly MonthStatistics[]> = list(
  object<MonthStatistics>(
    { month: text({ max: 7, min: 7, pattern: /^[0-9]{4}-[0-9]{2}$/u }), created: count, resolved: count },
    { unknown: "dropped" },
  ),
  { max: STATISTICS_MONTHS },
);

function monthsIn(series: unknown): Partial<CityStatistics> {
  const parsed = MONTHS_SCHEMA.parse(series);
  return parsed.ok && parsed.value.length > 0 ? { months: parsed.value } : {};
}
