import type { City } from "../../../domain/city/city.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnomalyCount } from "../cards/anomaly-count.tsx";
import { MoreButton } from "../../../shared/collection/more-button.tsx";
import { NoAnomaly } from "../cards/no-anomaly.tsx";
import { FilterBar } from "../filter/filter-bar.tsx";
import { FilterDisclosure } from "../filter/filter-disclosure.tsx";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { usePages } from "../../../shared/collection/use-pages.ts";
import { AnomalyRow } from "./anomaly-row.tsx";
import styles from "./list-anomalies.module.css";
import { SortSelect } from "./sort-select.tsx";
import { useRowFocus } from "../../../shared/collection/use-row-focus.ts";
import { useSorted } from "./use-sorted.ts";

export function AnomaliesInList({ city }: { readonly city: City }) {
  const { filter, change, sort, sortBy } = useFilter();
  const anomalies = useShownAnomalies(city.id, filter);
  const { shown, hidden, isWhole } = anomalies;
  const { sorted, from, positionProblem } = useSorted(shown, sort, city);
  const rows = useRowFocus(sorted !== undefined);
  const { shownCount, showMore } = usePages(rows.shownBefore);
  const Filters = useIsWide() ? FilterBar : FilterDisclosure;
  return (
    <>
      <Filters filter={filter} onChange={change} />
      <div className={styles.head}>
        <div className={styles.count}>
          <AnomalyCount cityId={city.id} of={anomalies} />
        </div>
        <SortSelect sort={sort} onSort={sortBy} from={from} problem={positionProblem} />
      </div>
      {sorted === undefined ? <Skeleton shape="card" count={6} /> : null}
      {sorted?.length === 0 ? (
        <NoAnomaly
          cityId={city.id}
          filter={filter}
          onFilter={change}
          hiddenCount={hidden.length}
          isWhole={isWhole}
        />
      ) : null}
      <ul className={styles.list}>
        {sorted?.slice(0, shownCount).map((view) => (
          <li key={view.anomaly.id}>
            <AnomalyRow
              view={view}
              from={sort === "distance" ? from.place : null}
              onOpen={() => rows.remember(view.anomaly.id, shownCount)}
            />
          </li>
        ))}
      </ul>
      <MoreButton total={isWhole ? (shown?.length ?? 0) : 0} shownCount={shownCount} onMore={showMore} />
    </>
  );
}
