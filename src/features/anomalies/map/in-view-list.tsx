import { useSearchParams } from "react-router-dom";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { MoreButton } from "../../../shared/collection/more-button.tsx";
import { NoAnomaly } from "../cards/no-anomaly.tsx";
import { usePages } from "../../../shared/collection/use-pages.ts";
import type { AnomalyFilter } from "../filter/anomaly-filter.ts";
import type { ShownAnomalies } from "../filter/use-shown-anomalies.ts";
import styles from "./in-view-panel.module.css";

interface InViewListProps {
  readonly cityId: CityId;
  readonly filter: AnomalyFilter;
  readonly onFilter: (change: Partial<AnomalyFilter>) => void;
  readonly inView: ShownAnomalies;
  readonly openId: Identifier | undefined;
  readonly onPoint: (id: Identifier | undefined) => void;
}

export function InViewList({ cityId, filter, onFilter, inView, openId, onPoint }: InViewListProps) {
  const [query] = useSearchParams();
  const { shownCount, showMore } = usePages();
  const { shown, hidden, isWhole } = inView;
  if (shown === undefined) return <Skeleton shape="card" count={4} />;
  if (shown.length === 0) {
    return (
      <NoAnomaly
        cityId={cityId}
        filter={filter}
        onFilter={onFilter}
        hiddenCount={hidden.length}
        isWhole={isWhole}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {shown.slice(0, shownCount).map((view) => (
          <li key={view.anomaly.id}>
            <AnomalyCard
              view={view}
              to={{
                pathname: pathOf("MapAnomaly", { cityId, anomalyId: view.anomaly.id }),
                search: query.toString(),
              }}
              selected={view.anomaly.id === openId}
              onPoint={(on) => onPoint(on ? view.anomaly.id : undefined)}
            />
          </li>
        ))}
      </ul>
      <MoreButton total={isWhole ? shown.length : 0} shownCount={shownCount} onMore={showMore} />
    </>
  );
}
