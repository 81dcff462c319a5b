import type { Place } from "../place/place.ts";
import { CITY_ZOOM, type City } from "./city.ts";
import { NO_CONTOUR } from "./contour.ts";
import type { CitySetting } from "./city-settings.ts";

/** What the index that comes with the app says of a commune. `place` may be a few kilometres off. */
export interface ProvisionalCity extends Pick<City, "id" | "name" | "population"> {
  readonly place: Place;
}

export type UnsettledCity = Omit<City, CitySetting>;

/** A city to work with until the city itself has spoken: without outline and settings, `rev` 0. */
export function cityUntilThen({ id, name, population, place }: ProvisionalCity): UnsettledCity {
  return {
    id,
    name,
    position: place,
    positionCityHall: place,
    ...NO_CONTOUR,
    approximate: true,
    mapProvider: null,
    population,
    zoom: CITY_ZOOM,
    moderatorsCount: 0,
    rev: 0,
    updatedAt: 0,
    schemaVersion: 1,
  };
}
