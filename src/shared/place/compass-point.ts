import { latOf, lngOf, type Place } from "../../domain/place/place.ts";

/** Clockwise from the north. */
const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export type CompassPoint = (typeof COMPASS)[number];

const SECTOR = (2 * Math.PI) / COMPASS.length;

/** In which direction one place lies from another, on a flat earth: good within a commune. */
export function compassPoint(from: Place, to: Place): CompassPoint {
  const north = latOf(to) - latOf(from);
  const east = (lngOf(to) - lngOf(from)) * Math.cos((latOf(from) * Math.PI) / 180);
  const sector = Math.round(Math.atan2(east, north) / SECTOR);
  return COMPASS[(sector + COMPASS.length) % COMPASS.length] ?? "n";
}
