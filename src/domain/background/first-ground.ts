import type { Place } from "../place/place.ts";
import type { MapProvider } from "./map-provider.ts";
import { gridPoint } from "./tile.ts";

const TILE_PX = 256;

/**
 * What the document needs to lay the tiles of a view before any of our code has come (index.html, docs/decisions/0065): a script in
 * a document knows no providers.
 */
export interface FirstGround {
  /** With {x} and {y}, and {r} where the provider draws for dense screens too. */
  readonly url: string;
  /** The middle of the view, in pixels of the world at its zoom. */
  readonly x: number;
  readonly y: number;
  /** How wide the world is at that zoom, in pixels: what else is drawn there needs no zoom. */
  readonly world: number;
  readonly credit: string;
}

export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** `undefined` where the tiles are no files of their own, or where none are drawn for this zoom. */
export function firstGroundOf(provider: MapProvider, place: Place, zoom: number): FirstGround | undefined {
  const { archive, url, minNativeZoom, maxNativeZoom, attribution } = provider;
  if (archive !== undefined || zoom < minNativeZoom || zoom > maxNativeZoom) return undefined;
  const { x, y } = gridPoint(place, zoom);
  return {
    url: url.replaceAll("{z}", String(zoom)),
    x: x * TILE_PX,
    y: y * TILE_PX,
    world: worldPx(zoom),
    credit: attribution,
  };
}
