import { useCallback } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { MapSearch } from "../../../shared/collection/map-search.tsx";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";

interface AnomalySearchProps {
  readonly cityId: CityId;
  readonly filterText: string;
  readonly onFilter: (text: string) => void;
  readonly onGo: (place: Place) => void;
}

export function AnomalySearch({ cityId, ...search }: AnomalySearchProps) {
  const views = useAnomalies(cityId);
  const known = useCallback(() => (views ?? []).map(ANOMALY_ITEMS.knownAddressOf), [views]);
  return <MapSearch {...search} cityId={cityId} known={known} collection="anomalies" />;
}
