import { useLingui } from "@lingui/react/macro";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { WithoutMapLink } from "../../../shared/collection/other-view-links.tsx";
import { MapDetail } from "../../../shared/collection/map-detail.tsx";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { AnomalyContent } from "./anomaly-content.tsx";

interface MapAnomalyProps {
  readonly cityId: CityId;
  readonly anomalyId: Identifier;
  readonly isWide: boolean;
}

export function MapAnomaly({ cityId, anomalyId, isWide }: MapAnomalyProps) {
  const { t, i18n } = useLingui();
  const view = useAnomaly(cityId, anomalyId);
  const city = useCity(cityId);
  const title = view === undefined || view === null ? t`Anomalie` : anomalyTitle(i18n, view.anomaly);
  return (
    <MapDetail id={anomalyId} title={title} isWide={isWide} mapPath={pathOf("MapAnomalies", { cityId })}>
      <AnomalyContent
        cityId={cityId}
        view={view}
        city={city}
        isWide={false}
        otherView={<WithoutMapLink pathname={pathOf("ListAnomaly", { cityId, anomalyId })} />}
      />
    </MapDetail>
  );
}
