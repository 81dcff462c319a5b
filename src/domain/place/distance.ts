import { latOf, lngOf, type Place } from "./place.ts";

const EARTH_RADIUS_M = 6_371_008.8;

/** Metres along the great circle (haversine on the mean radius). */
export function distanceM(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const lat1 = latOf(from) * radians;
  const lat2 = latOf(to) * radians;
  const dLat = lat2 - lat1;
  const dLng = (lngOf(to) - lngOf(from)) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
