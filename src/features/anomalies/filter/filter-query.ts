import { PERIODS, STATUS_FILTERS, type MyFilter } from "../../../domain/account/my-filter.ts";
import { CATEGORIES } from "../../../domain/anomaly/categories.ts";
import { DEFAULT_FILTER, DEFAULT_SORT, SORTS, type AnomalyFilter, type Sort } from "./anomaly-filter.ts";

const TEXT_CHARS_MAX = 80;
const KEYS = ["status", "category", "period", "mine", "followed", "text"] as const;

/** What the address asks to see; where it says nothing, or nothing known, what this person opens with. */
export function filterFromQuery(query: URLSearchParams, own: MyFilter): AnomalyFilter {
  const category = query.get("category");
  return {
    status: oneOf(STATUS_FILTERS, query.get("status"), own.status),
    category: category === null ? own.category : (CATEGORIES.find(({ id }) => id === category)?.id ?? null),
    period: oneOf(PERIODS, query.get("period"), own.period),
    mine: query.get("mine") === "1",
    followed: query.get("followed") === "1",
    text: (query.get("text") ?? "").slice(0, TEXT_CHARS_MAX),
  };
}

/** The same query with the filter written in; what this person opens with leaves no trace, what is not ours stays. */
export function queryWithFilter(
  query: URLSearchParams,
  filter: AnomalyFilter,
  own: MyFilter,
): URLSearchParams {
  const usual: AnomalyFilter = { ...DEFAULT_FILTER, ...own };
  const written = new URLSearchParams(query);
  for (const key of KEYS) {
    const value = filter[key];
    if (value === usual[key]) written.delete(key);
    else written.set(key, value === true ? "1" : String(value ?? ""));
  }
  return written;
}

export function sortFromQuery(query: URLSearchParams): Sort {
  return oneOf(SORTS, query.get("sort"), DEFAULT_SORT);
}

export function queryWithSort(query: URLSearchParams, sort: Sort): URLSearchParams {
  const written = new URLSearchParams(query);
  if (sort === DEFAULT_SORT) written.delete("sort");
  else written.set("sort", sort);
  return written;
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}
