import { integer, object } from "../basics/schema.ts";

/** A point on the ground in microdegrees (WGS 84), integers: 1 unit is about 0.11 m of latitude. */
export interface Place {
  readonly latE6: number;
  readonly lngE6: number;
}

export const MICRODEGREES = 1_000_000;

export function placeOf(lat: number, lng: number): Place {
  return { latE6: Math.round(lat * MICRODEGREES), lngE6: Math.round(lng * MICRODEGREES) };
}

export function latOf(place: Place): number {
  return place.latE6 / MICRODEGREES;
}

export function lngOf(place: Place): number {
  return place.lngE6 / MICRODEGREES;
}

export const PLACE_SCHEMA = object<Place>({
  latE6: integer({ min: -90 * MICRODEGREES, max: 90 * MICRODEGREES }),
  lngE6: integer({ min: -180 * MICRODEGREES, max: 180 * MICRODEGREES }),
});
