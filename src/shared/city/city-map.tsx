import { Suspense, type ReactNode, type Ref } from "react";
import type { MapHandle } from "../../map/map-handle.ts";
import styles from "./city-map.module.css";
import { MapWithBackground } from "./lazy-maps.ts";
import type { MapWithBackgroundProps } from "./map-with-background.tsx";
import { outlineOfCity } from "./outline-of-city.ts";
import { useMapTexts, type ItemTexts } from "./use-map-texts.ts";

interface CityMapProps extends Omit<
  MapWithBackgroundProps,
  "texts" | "outline" | "cityHall" | "onTilesProblem"
> {
  /** What it says of its pins, where it has any. */
  readonly itemTexts?: ItemTexts;
  readonly children?: ReactNode;
  readonly ref?: Ref<MapHandle>;
}

/** The map of one commune, with its outline, its town hall, its background and its words. */
export function CityMap({ city, itemTexts, ...map }: CityMapProps) {
  const texts = useMapTexts(itemTexts);
  return (
    <Suspense fallback={<div className={styles.ground} />}>
      <MapWithBackground
        {...map}
        city={city}
        texts={texts}
        outline={outlineOfCity(city)}
        cityHall={city.positionCityHall}
      />
    </Suspense>
  );
}
