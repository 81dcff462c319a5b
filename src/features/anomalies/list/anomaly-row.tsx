import { useLingui } from "@lingui/react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { distanceM } from "../../../domain/place/distance.ts";
import type { Place } from "../../../domain/place/place.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import type { CardPlacement } from "../../../shared/collection/item-card.tsx";
import { OnMapLink } from "../../../shared/collection/on-map-link.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";

interface AnomalyRowProps {
  readonly view: AnomalyView;
  readonly placement: CardPlacement;
  readonly from: Place | null;
}

export function AnomalyRow({ view: { anomaly }, view, placement, from }: AnomalyRowProps) {
  const { i18n } = useLingui();
  const metres = from === null ? "" : distanceWords(i18n, distanceM(from, anomaly.place));
  const { id: anomalyId, cityId } = anomaly;
  return (
    <AnomalyCard
      {...placement}
      view={view}
      distance={metres === "" ? null : <strong>{metres}</strong>}
      actions={
        <OnMapLink
          pathname={pathOf("MapAnomaly", { cityId, anomalyId })}
          title={anomalyTitle(i18n, anomaly)}
        />
      }
    />
  );
}
