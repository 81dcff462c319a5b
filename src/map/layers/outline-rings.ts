import type { Outline, Ring } from "../../domain/place/outline.ts";
import { latOf, lngOf } from "../../domain/place/place.ts";

/** Leaflet's order: latitude first. */
export type LatLngRing = [number, number][];

/** Wider than any screen, short of the poles that the projection cannot draw. */
const WORLD: LatLngRing = [
  [-85, -540],
  [-85, 540],
  [85, 540],
  [85, -540],
];

function latLngRing(ring: Ring): LatLngRing {
  return ring.map((place) => [latOf(place), lngOf(place)]);
}

export function outlineRings(outline: Outline): LatLngRing[][] {
  return outline.map(({ border, holes }) => [border, ...holes].map(latLngRing));
}

/** The world with the commune cut out. Filled even-odd, so an enclave inside the commune is greyed again. */
export function maskRings(outline: Outline): LatLngRing[] {
  return [WORLD, ...outlineRings(outline).flat()];
}
