import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { ShownItems } from "../../../shared/collection/items.ts";
import { SinceLastVisit } from "../../../shared/collection/since-last-visit.tsx";
import type { AnomalyFilter } from "../filter/anomaly-filter.ts";
import { HiddenClosed } from "./hidden-closed.tsx";
import { NoAnomaly } from "./no-anomaly.tsx";
import { useFocusRevealed } from "./use-focus-revealed.ts";

interface AnomalyNotesProps {
  readonly cityId: CityId;
  /** All that the filter leaves. */
  readonly views: readonly AnomalyView[] | undefined;
  /** Those of them that the rows below show. */
  readonly of: ShownItems<AnomalyView>;
  readonly filter: AnomalyFilter;
  readonly onFilter: (change: Partial<AnomalyFilter>) => void;
}

/** What is said above the rows, what is new and what is left out, and in their place where there is none. */
export function AnomalyNotes({ cityId, views, of, filter, onFilter }: AnomalyNotesProps) {
  const { shown, hidden } = of;
  const focusRevealed = useFocusRevealed(of);
  const showAll = (): void => {
    focusRevealed();
    onFilter({ status: "all" });
  };
  return (
    <>
      <SinceLastVisit cityId={cityId} views={views} contentOf={anomalyOf} />
      {shown?.length === 0 && (
        <NoAnomaly cityId={cityId} filter={filter} onFilter={onFilter} onShowAll={showAll} of={of} />
      )}
      {shown && shown.length > 0 && hidden.length > 0 && (
        <HiddenClosed count={hidden.length} onShow={showAll} />
      )}
    </>
  );
}

const anomalyOf = ({ anomaly }: AnomalyView) => anomaly;
