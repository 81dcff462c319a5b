import { useCityId } from "../../../shared/city/use-city-id.ts";
import { MapPage } from "../../../shared/collection/map-page.tsx";
import { AnomaliesOnMap, type MapKeeping } from "./anomalies-on-map.tsx";

/** The screen of `MapAnomalies` and of `MapAnomaly`: the detail opens over it, and nothing else moves. */
export function MapAnomalies({ keeping }: { readonly keeping?: MapKeeping }) {
  return (
    <MapPage
      cityId={useCityId()}
      renderMap={(city) => <AnomaliesOnMap key={city.id} city={city} keeping={keeping} />}
    />
  );
}
