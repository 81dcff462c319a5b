import { useCallback } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import type { CardPlacement } from "../../../shared/collection/item-row.tsx";
import { DistanceFrom } from "../../../shared/collection/distance-from.tsx";
import { FilterText } from "../../../shared/collection/filter-text.tsx";
import { SortSelect } from "../../../shared/collection/sort-select.tsx";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { AnomalyCount } from "../cards/anomaly-count.tsx";
import { AnomalyNotes } from "../cards/anomaly-notes.tsx";
import { FilterBar } from "../filter/filter-bar.tsx";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { SORT_WORDS } from "../words/sort-words.ts";
import { useSortedAnomalies } from "./use-sorted-anomalies.ts";

export function AnomaliesInList({ city }: { readonly city: City }) {
  const { filter, change, sort, sortBy } = useFilter();
  const items = useShownAnomalies(city.id, filter);
  const { sorted, distances } = useSortedAnomalies(items.shown, sort, city);
  const from = distances?.place;
  const renderRow = useCallback(
    (view: AnomalyView, placement: CardPlacement) => (
      <AnomalyCard
        {...placement}
        view={view}
        {...(from && { distance: <DistanceFrom place={from} to={view.anomaly.place} /> })}
      />
    ),
    [from],
  );
  return (
    <CollectionList
      idOf={ANOMALY_ITEMS.idOf}
      items={sorted}
      isWhole={items.isWhole}
      filters={
        <FilterBar
          filter={filter}
          onChange={change}
          isNear={sort === "distance"}
          onNear={(near) => sortBy(near ? "distance" : "date")}
          search={<FilterText text={filter.text} onText={(text) => change({ text })} />}
        />
      }
      count={<AnomalyCount cityId={city.id} of={items} />}
      sort={<SortSelect words={SORT_WORDS} sort={sort} onSort={sortBy} distances={distances} />}
      notes={
        <AnomalyNotes cityId={city.id} views={items.shown} of={items} filter={filter} onFilter={change} />
      }
      none={null}
      pathOfItem={(anomalyId) => pathOf("ListAnomaly", { cityId: city.id, anomalyId })}
      renderRow={renderRow}
    />
  );
}
