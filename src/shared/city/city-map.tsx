import type { ReactNode } from "react";
import { useData } from "../../data/data-context.ts";
import { MapWithBackground } from "./lazy-maps.ts";
import type { MapWithBackgroundProps } from "./map-with-background.tsx";
import { outlineOfCity } from "./outline-of-city.ts";
import { useMapTexts, type ItemTexts } from "./use-map-texts.ts";

export interface CityMapProps extends Omit<
  MapWithBackgroundProps,
  "texts" | "outline" | "cityHall" | "onTilesProblem"
> {
  /** Drawn but where nothing is to lie under what chooses a place. */
  readonly cityHall?: null;
  readonly itemTexts: ItemTexts;
  readonly renderMap?: (map: MapWithBackgroundProps) => ReactNode;
}

export function CityMap({ city, itemTexts, renderMap, ...map }: CityMapProps) {
  const texts = useMapTexts(itemTexts);
  const { drawn } = useData();
  const isDrawn = city.contour === "" && drawn?.id === city.id;
  const whole = {
    cityHall: city.positionCityHall,
    ...map,
    city,
    texts,
    outline: outlineOfCity(isDrawn ? { ...city, contour: drawn.contour } : city),
  };
  return renderMap === undefined ? <MapWithBackground {...whole} /> : renderMap(whole);
}
