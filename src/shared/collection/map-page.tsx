import type { ReactNode } from "react";
import { useCityInSight } from "../../data/cities/use-city.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityUnknown } from "../city/city-unknown.tsx";
import styles from "./collection-map.module.css";

interface MapPageProps {
  readonly cityId: CityId;
  readonly renderMap: (city: City) => ReactNode;
}

export function MapPage({ cityId, renderMap }: MapPageProps) {
  const { city } = useCityInSight(cityId);
  if (city === null) return <CityUnknown />;
  if (city !== undefined) return renderMap(city);
  return (
    <div className={styles.waiting}>
      <Skeleton shape="card" count={4} />
    </div>
  );
}
