import { latOf, lngOf, type Place } from "../place/place.ts";

/** One cell of the web Mercator grid: 2^z columns from the west, 2^z rows from the north. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A position on the grid of one zoom, in tiles. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export function tileUrl(template: string, tile: Tile): string {
  return template.replaceAll(/\{([xyz])\}/gu, (_, name: "x" | "y" | "z") => String(tile[name]));
}

export function tilePrefix(template: string): string {
  return template.slice(0, template.indexOf("{"));
}

export function gridPoint(place: Place, zoom: number): GridPoint {
  const size = 2 ** zoom;
  const lat = (latOf(place) * Math.PI) / 180;
  return {
    x: ((lngOf(place) + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2) * size,
  };
}

export function ancestorOf({ z, x, y }: Tile, levels: number): Tile {
  return { z: z - levels, x: Math.floor(x / 2 ** levels), y: Math.floor(y / 2 ** levels) };
}
