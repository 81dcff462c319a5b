import type { ReactNode } from "react";
import { useCity } from "../../../data/cities/use-city.ts";
import type { City } from "../../../domain/city/city.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CityUnknown } from "../../../shared/city/city-unknown.tsx";
import { AnomaliesOnMap } from "./anomalies-on-map.tsx";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import styles from "./map-anomalies.module.css";

interface MapAnomaliesProps {
  /** More buttons beside the map, under the legend. */
  readonly tools?: ((city: City) => ReactNode) | undefined;
}

/**
 * The map of the commune and what is in view. It is the screen of `MapAnomalies` and of `MapAnomaly`: the detail
 * opens over it, and nothing else moves.
 */
export function MapAnomalies({ tools }: MapAnomaliesProps) {
  const cityId = useCityId();
  const city = useCity(cityId);
  if (city === undefined) {
    return (
      <div className={styles.waiting}>
        <Skeleton shape="card" count={4} />
      </div>
    );
  }
  if (city === null) return <CityUnknown />;
  return <AnomaliesOnMap key={city.id} city={city} tools={tools?.(city)} />;
}
