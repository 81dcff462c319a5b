import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { DAY_MS } from "../../../domain/basics/instant.ts";
import { PERIOD_WORDS } from "../../../i18n/filter-words.ts";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";

export const STATISTICS_PERIODS = ["any", "month", "quarter", "year"] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

export const STATISTICS_PERIOD_MS: Readonly<Record<StatisticsPeriod, number>> = {
  any: Number.POSITIVE_INFINITY,
  month: 30 * DAY_MS,
  quarter: 91 * DAY_MS,
  year: 365 * DAY_MS,
};

export const STATISTICS_PERIOD_WORDS = {
  any: PERIOD_WORDS.any,
  month: PERIOD_WORDS.month,
  quarter: msg`Depuis 3 mois`,
  year: PERIOD_WORDS.year,
} as const satisfies Record<StatisticsPeriod, MessageDescriptor>;

const PARAM = "periode";

export function periodFromQuery(query: URLSearchParams): StatisticsPeriod {
  return oneOf(STATISTICS_PERIODS, query.get(PARAM), "any");
}

export function queryWithPeriod(query: URLSearchParams, period: StatisticsPeriod): URLSearchParams {
  return queryWith(query, { [PARAM]: period }, { [PARAM]: "any" });
}
