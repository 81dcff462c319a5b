import type { Outline, Ring } from "../domain/place/outline.ts";
import { latOf, lngOf, type Place } from "../domain/place/place.ts";

export interface OutlinePath {
  /** For an SVG path with the even-odd rule: holes are left empty. */
  readonly d: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly at: (place: Place) => { readonly x: number; readonly y: number };
}

/** A side of at most `sizePx`. North is up and lengths are true around the middle: good for a commune, not for a country. */
export function outlinePath(outline: Outline, sizePx: number): OutlinePath | undefined {
  const points = outline.flatMap(({ border }) => border);
  if (points.length === 0) return undefined;
  const box = boxOf(points);
  const shrink = Math.cos(((box.south + box.north) / 2) * (Math.PI / 180));
  const width = (box.east - box.west) * shrink;
  const height = box.north - box.south;
  const scale = sizePx / Math.max(width, height, Number.EPSILON);
  const at = (place: Place) => ({
    x: rounded((lngOf(place) - box.west) * shrink * scale),
    y: rounded((box.north - latOf(place)) * scale),
  });
  const rings = outline.flatMap(({ border, holes }) => [border, ...holes]);
  return {
    d: rings.map((ring) => ringPath(ring, at)).join(" "),
    widthPx: rounded(width * scale),
    heightPx: rounded(height * scale),
    at,
  };
}

function boxOf(points: Ring) {
  const box = { south: 90, north: -90, west: 180, east: -180 };
  for (const point of points) {
    box.south = Math.min(box.south, latOf(point));
    box.north = Math.max(box.north, latOf(point));
    box.west = Math.min(box.west, lngOf(point));
    box.east = Math.max(box.east, lngOf(point));
  }
  return box;
}

/** Points that fall on the same tenth of a pixel as the one before are left out. */
function ringPath(ring: Ring, at: OutlinePath["at"]): string {
  const pairs = ring.map((place) => {
    const { x, y } = at(place);
    return `${x} ${y}`;
  });
  return `M${pairs.filter((pair, index) => pair !== pairs[index - 1]).join("L")}Z`;
}

function rounded(px: number): number {
  return Math.round(px * 10) / 10;
}
