import simplify from "simplify-js";
import { worldPx } from "../../domain/background/first-ground.ts";
import { CITY_ZOOM } from "../../domain/city/city.ts";
import type { Outline, Ring } from "../../domain/place/outline.ts";
import { latOf, lngOf } from "../../domain/place/place.ts";

/** On a map of the whole commune. */
const TOLERANCE_PX = 0.5;
/** A ring that is no longer a triangle is smaller than a pixel. */
const POINTS_MIN = 3;
/** About a metre. */
const DECIMALS = 5;

type Position = readonly [number, number];

/** GeoJSON with no more points than a map of the whole commune shows. Undefined where nothing is left of it. */
export function simplifiedContour(outline: Outline): string | undefined {
  const polygons = outline
    .map(({ border, holes }) => [border, ...holes].map(simplified))
    .filter(([border]) => isRing(border))
    .map((rings) => rings.filter(isRing).map(closed));
  if (polygons.length === 0) return undefined;
  return JSON.stringify({ type: "MultiPolygon", coordinates: polygons });
}

function simplified(ring: Ring): readonly Position[] {
  const [first] = ring;
  if (first === undefined) return [];
  const shrink = Math.cos((latOf(first) * Math.PI) / 180);
  const degreesPerPx = (360 / worldPx(CITY_ZOOM)) * shrink;
  const flat = [...ring, first].map((place) => ({ x: lngOf(place) * shrink, y: latOf(place) }));
  return simplify(flat, TOLERANCE_PX * degreesPerPx, true)
    .slice(0, -1)
    .map(({ x, y }) => [rounded(x / shrink), rounded(y)]);
}

function isRing(ring: readonly Position[] | undefined): ring is readonly Position[] {
  return ring !== undefined && ring.length >= POINTS_MIN;
}

function closed(ring: readonly Position[]): readonly (Position | undefined)[] {
  return [...ring, ring[0]];
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
