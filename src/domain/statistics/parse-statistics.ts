import { CATEGORY_IDS } from "../anomaly/categories.ts";
import { ANOMALY_STATUSES } from "../anomaly/statuses.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { ok } from "../basics/result.ts";
import { integer, list, nullable, object, text, type Parsed, type Schema } from "../basics/schema.ts";
import { isRecord, recordOf } from "../basics/record.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import { STATISTICS_MONTHS } from "../limits/limits.ts";
import { FIGURE_PATHS, MEASURE_PATHS, type Measures } from "./figure-paths.ts";
import type { MaskedFigures, MaskedMonth, MaskedStatistics } from "./masked-statistics.ts";
import { byLength, maskedCount, type MaskedCount } from "./small-groups.ts";

export type SaidStatistics = Partial<MaskedStatistics & MaskedFigures & Measures>;

/** cities/{cityId}/statistics/_global_ as a device reads it: what is missing, or in a form this version cannot read, is left out. */
export interface RemoteStatistics {
  readonly cityId: CityId;
  readonly said: SaidStatistics;
  readonly rev: number;
  readonly updatedAt: Instant;
}

const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
/** A version before this one masked on the screen: its small numbers are masked here. */
const masked: Schema<MaskedCount> = {
  parse(value) {
    if (value === "few") return ok("few");
    const parsed = count.parse(value);
    return parsed.ok ? ok(maskedCount(parsed.value)) : parsed;
  },
};

const STAMPS_SCHEMA = object<Omit<RemoteStatistics, "said">>(
  { cityId: CITY_ID_SCHEMA, rev: count, updatedAt: INSTANT_SCHEMA },
  { unknown: "dropped" },
);

export function parseStatistics(value: unknown): Parsed<RemoteStatistics> {
  const parsed = STAMPS_SCHEMA.parse(value);
  if (!parsed.ok) return parsed;
  const { anomalies, series } = recordOf(value);
  return ok({
    ...parsed.value,
    said: {
      ...totalsIn(anomalies),
      ...breakdownsIn(anomalies),
      ...monthsIn(series),
      ...figuresIn(value, FIGURE_PATHS, masked),
      ...figuresIn(value, MEASURE_PATHS, nullable(count)),
    },
  });
}

const TOTALS_SCHEMA = object(
  {
    total: count,
    open: count,
    medianAckHours: nullable(count),
    medianResolveDays: nullable(count),
    noReply60d: masked,
  },
  { unknown: "dropped" },
);

/** The totals and the delays stand and fall together. */
function totalsIn(anomalies: unknown): SaidStatistics {
  const parsed = TOTALS_SCHEMA.parse(anomalies);
  if (!parsed.ok) return {};
  const { total, open, medianAckHours: ackHours, medianResolveDays: resolveDays, noReply60d } = parsed.value;
  return { total, open, delays: { ackHours, resolveDays, noReply: noReply60d } };
}

function breakdownsIn(anomalies: unknown): SaidStatistics {
  const { byStatus, byCategory } = recordOf(anomalies);
  const statuses = cellsIn(byStatus, ANOMALY_STATUSES);
  const categories = cellsIn(byCategory, CATEGORY_IDS);
  return {
    ...(statuses && { byStatus: statuses.map(([status, total]) => ({ status, count: total })) }),
    ...(categories && {
      byCategory: categories.map(([categoryId, total]) => ({ categoryId, count: total })).toSorted(byLength),
    }),
  };
}

/** A breakdown with a cell this version does not know would not add up: it is counted here instead. */
function cellsIn<T extends string>(
  value: unknown,
  names: readonly T[],
): (readonly [T, MaskedCount])[] | undefined {
  if (!isRecord(value)) return undefined;
  const cells = Object.entries(value);
  const totals = new Map<string, MaskedCount>();
  for (const [name, total] of cells) {
    const parsed = masked.parse(total);
    if (!parsed.ok || !names.some((known) => known === name)) return undefined;
    totals.set(name, parsed.value);
  }
  return names.flatMap((name) => {
    const total = totals.get(name) ?? 0;
    return total === 0 ? [] : [[name, total] as const];
  });
}

/** Each by itself: what a version does not say is counted on the device, or not shown. */
function figuresIn<N extends string, T>(
  document: unknown,
  paths: Readonly<Record<N, string>>,
  schema: Schema<T>,
): Partial<Record<N, T>> {
  const said = Object.entries<string>(paths).flatMap(([name, path]) => {
    const found = path.split(".").reduce<unknown>((part, field) => recordOf(part)[field], document);
    const parsed = schema.parse(found);
    return parsed.ok ? [[name, parsed.value]] : [];
  });
  return Object.fromEntries(said) as Partial<Record<N, T>>;
}

const MONTHS_SCHEMA: Schema<readonly MaskedMonth[]> = list(
  object<MaskedMonth>(
    { month: text({ max: 7, min: 7, pattern: /^[0-9]{4}-[0-9]{2}$/u }), created: masked, resolved: masked },
    { unknown: "dropped" },
  ),
  { max: STATISTICS_MONTHS },
);

function monthsIn(series: unknown): SaidStatistics {
  const parsed = MONTHS_SCHEMA.parse(series);
  return parsed.ok && parsed.value.length > 0 ? { months: parsed.value } : {};
}
