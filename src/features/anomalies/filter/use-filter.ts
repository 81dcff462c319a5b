import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useUserCity } from "../../../data/user-cities/use-user-city.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { DEFAULT_FILTER, type AnomalyFilter, type Sort } from "./anomaly-filter.ts";
import { filterFromQuery, queryWithFilter, queryWithSort, sortFromQuery } from "./filter-query.ts";

interface FilterInAddress {
  readonly filter: AnomalyFilter;
  readonly change: (change: Partial<AnomalyFilter>) => void;
  readonly sort: Sort;
  readonly sortBy: (sort: Sort) => void;
}

/**
 * The filter and the order, kept in the address: « Précédent », a link and a reload find them again. An address that says
 * nothing opens with what this person chose in the settings.
 */
export function useFilter(): FilterInAddress {
  const [query, setQuery] = useSearchParams();
  const own = useUserCity(useCityId())?.filter ?? DEFAULT_FILTER;
  const filter = useMemo(() => filterFromQuery(query, own), [query, own]);
  const keepPlace = { replace: true, preventScrollReset: true } as const;
  return {
    filter,
    change: (change) =>
      setQuery(
        (before) => queryWithFilter(before, { ...filterFromQuery(before, own), ...change }, own),
        keepPlace,
      ),
    sort: sortFromQuery(query),
    sortBy: (sort) => setQuery((before) => queryWithSort(before, sort), keepPlace),
  };
}
