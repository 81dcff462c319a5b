import { useCallback } from "react";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import {
  DEFAULT_FILTER,
  filterFromQuery,
  queryWithFilter,
  queryWithSort,
  sortFromQuery,
  type AnomalyFilter,
  type Sort,
} from "./anomaly-filter.ts";

interface FilterInAddress {
  readonly filter: AnomalyFilter;
  readonly change: (change: Partial<AnomalyFilter>) => void;
  readonly sort: Sort;
  readonly sortBy: (sort: Sort) => void;
}

export function useFilter(): FilterInAddress {
  const own = useMembership(useCityId())?.filter ?? DEFAULT_FILTER;
  const read = useCallback((query: URLSearchParams) => filterFromQuery(query, own), [own]);
  const [filter, changeFilter] = useQueryState(read, (query, value) => queryWithFilter(query, value, own));
  const [sort, changeSort] = useQueryState(sortFromQuery, queryWithSort);
  return {
    filter,
    change: (change) => changeFilter((before) => ({ ...before, ...change })),
    sort,
    sortBy: (next) => changeSort(() => next),
  };
}
