import type { City } from "../../src/domain/city/city.ts";
import { DEFAULT_CITY_SETTINGS } from "../../src/domain/city/city-settings.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { NOW } from "./identifiers.ts";

const CONTOUR = {
  type: "Polygon",
  coordinates: [
    [
      [-1.69, 48.15],
      [-1.59, 48.15],
      [-1.59, 48.22],
      [-1.69, 48.22],
      [-1.69, 48.15],
    ],
  ],
};

/** Betton, its contour reduced to a rectangle. */
export function aCity(over: Partial<City> = {}): City {
  return {
    id: "35024",
    name: "Betton",
    position: placeOf(48.1817, -1.6436),
    positionCityHall: placeOf(48.1826, -1.6419),
    contour: JSON.stringify(CONTOUR),
    box: null,
    contourRev: 0,
    approximate: false,
    population: 12_500,
    zoom: 13,
    mapProvider: null,
    moderatorsCount: 2,
    ...DEFAULT_CITY_SETTINGS,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
    ...over,
  };
}
