import type { ReactNode } from "react";
import type { City } from "../../../domain/city/city.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { MapPage } from "../../../shared/collection/map-page.tsx";
import { AnomaliesOnMap } from "./anomalies-on-map.tsx";

/** The screen of `MapAnomalies` and of `MapAnomaly`: the detail opens over it, and nothing else moves. */
export function MapAnomalies({ tools }: { readonly tools?: ((city: City) => ReactNode) | undefined }) {
  return (
    <MapPage
      cityId={useCityId()}
      renderMap={(city) => <AnomaliesOnMap key={city.id} city={city} tools={tools?.(city)} />}
    />
  );
}
