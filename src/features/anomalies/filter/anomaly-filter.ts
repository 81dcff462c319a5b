import {
  DEFAULT_MY_FILTER,
  PERIODS,
  STATUS_FILTERS,
  type MyFilter,
} from "../../../domain/account/my-filter.ts";
import { CATEGORY_IDS } from "../../../domain/anomaly/categories.ts";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";

const SORTS = ["date", "distance", "status", "followers"] as const;
export type Sort = (typeof SORTS)[number];

/** Lives in the address, shared by the map and the list. */
export interface AnomalyFilter extends MyFilter {
  readonly mine: boolean;
  readonly followed: boolean;
  readonly text: string;
}

export const DEFAULT_FILTER: AnomalyFilter = {
  ...DEFAULT_MY_FILTER,
  mine: false,
  followed: false,
  text: "",
};

const DEFAULT_SORT: Sort = "date";
const TEXT_CHARS_MAX = 80;

/** What the address asks to see; where it says nothing, or nothing known, what this person opens with. */
export function filterFromQuery(query: URLSearchParams, own: MyFilter): AnomalyFilter {
  const category = query.get("category");
  return {
    status: oneOf(STATUS_FILTERS, query.get("status"), own.status),
    category: category === null ? own.category : (CATEGORY_IDS.find((id) => id === category) ?? null),
    period: oneOf(PERIODS, query.get("period"), own.period),
    mine: query.get("mine") === "1",
    followed: query.get("followed") === "1",
    text: (query.get("text") ?? "").slice(0, TEXT_CHARS_MAX),
  };
}

/** The same query with the filter written in; what this person opens with leaves no trace. */
export function queryWithFilter(
  query: URLSearchParams,
  filter: AnomalyFilter,
  own: MyFilter,
): URLSearchParams {
  return queryWith(query, filter, { ...DEFAULT_FILTER, ...own });
}

export function sortFromQuery(query: URLSearchParams): Sort {
  return oneOf(SORTS, query.get("sort"), DEFAULT_SORT);
}

export function queryWithSort(query: URLSearchParams, sort: Sort): URLSearchParams {
  return queryWith(query, { sort }, { sort: DEFAULT_SORT });
}
