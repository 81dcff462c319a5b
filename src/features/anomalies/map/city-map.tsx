import { Suspense, type ReactNode, type Ref } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { CommuneMapProps } from "../../../map/commune-map-props.ts";
import type { MapHandle } from "../../../map/map-handle.ts";
import { mapProviderOf } from "../../../remote/tiles/map-provider.ts";
import styles from "./city-map.module.css";
import { CommuneMap } from "./lazy-maps.ts";
import { outlineOfCity } from "./outline-of-city.ts";
import { useMapTexts } from "./use-map-texts.ts";

interface CityMapProps extends Omit<CommuneMapProps, "texts" | "outline" | "cityHall" | "tiles"> {
  readonly city: City;
  readonly children?: ReactNode;
  readonly ref?: Ref<MapHandle>;
}

/** The map of one commune, with its outline, its town hall, its background and its words. */
export function CityMap({ city, ...map }: CityMapProps) {
  const texts = useMapTexts();
  return (
    <Suspense fallback={<div className={styles.ground} />}>
      <CommuneMap
        {...map}
        texts={texts}
        outline={outlineOfCity(city)}
        cityHall={city.positionCityHall}
        tiles={mapProviderOf(city.id)}
      />
    </Suspense>
  );
}
