import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { InViewList, type RowsProps } from "../../../shared/collection/in-view-list.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";

export function AnomalyRows(rows: RowsProps<AnomalyView>) {
  return (
    <InViewList
      {...rows}
      renderCard={(view, placement) => <AnomalyCard view={view} {...placement} />}
      renderNone={NOTED_ABOVE}
    />
  );
}

const NOTED_ABOVE = () => null;
