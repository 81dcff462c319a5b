import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { FilterDisclosure } from "../../../shared/collection/filter-disclosure.tsx";
import { SortSelect } from "../../../shared/collection/sort-select.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";
import { AnomalyCount } from "../cards/anomaly-count.tsx";
import { NoAnomaly } from "../cards/no-anomaly.tsx";
import { DEFAULT_FILTER } from "../filter/anomaly-filter.ts";
import { FilterBar } from "../filter/filter-bar.tsx";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { SORT_WORDS } from "../words/sort-words.ts";
import { AnomalyRow } from "./anomaly-row.tsx";
import { useSortedAnomalies } from "./use-sorted-anomalies.ts";

export function AnomaliesInList({ city }: { readonly city: City }) {
  const { filter, change, sort, sortBy } = useFilter();
  const items = useShownAnomalies(city.id, filter);
  const { sorted, distances } = useSortedAnomalies(items.shown, sort, city);
  const isWide = useIsWide();
  const bar = <FilterBar filter={filter} onChange={change} />;
  const folded = (
    <FilterDisclosure filter={filter} none={DEFAULT_FILTER}>
      {bar}
    </FilterDisclosure>
  );
  return (
    <CollectionList
      idOf={ANOMALY_ITEMS.idOf}
      items={sorted}
      isWhole={items.isWhole}
      filters={isWide ? bar : folded}
      count={<AnomalyCount cityId={city.id} of={items} />}
      sort={<SortSelect words={SORT_WORDS} sort={sort} onSort={sortBy} distances={distances} />}
      none={<NoAnomaly cityId={city.id} filter={filter} onFilter={change} of={items} />}
      pathOfItem={(anomalyId) => pathOf("ListAnomaly", { cityId: city.id, anomalyId })}
      renderRow={(view, placement) => (
        <AnomalyRow view={view} placement={placement} from={distances?.place ?? null} />
      )}
    />
  );
}
