import type { Point } from "./read-communes.ts";

/** A position on the square world map of web tiles, from 0 to 1 on both axes, y downwards. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

const EARTH_GIRTH_M = 40_075_016.7;

export function worldOf({ lat, lng }: Point): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function pointOf({ x, y }: WorldPoint): Point {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: (x - 0.5) * 360 };
}

/** How long a metre on the ground is on the world map, at this height of the map. */
export function metreAt({ y }: WorldPoint): number {
  return Math.cosh(Math.PI * (1 - 2 * y)) / EARTH_GIRTH_M;
}

export function worldDistance(a: WorldPoint, b: WorldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
