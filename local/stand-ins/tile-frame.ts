import type { Site } from "../communes/atlas.ts";
import { theAtlas } from "../communes/atlas.ts";
import { metreAt, type WorldPoint } from "../communes/mercator.ts";

export const TILE_PX = 256;

/** One tile: where it is, and how to turn positions into its pixels. */
export interface TileFrame {
  readonly zoom: number;
  /** Pixels per metre on the ground in this tile. */
  readonly pixelsPerMetre: number;
  toPixels(at: WorldPoint): { readonly x: number; readonly y: number };
  /** Sites whose place is in the tile or within so many metres and pixels of it. */
  sitesAround(reachM: number, reachPx?: number): readonly Site[];
  /** True when the position is in the tile or within so many pixels of it. */
  holds(at: WorldPoint, marginPx: number): boolean;
}

export function tileFrame(zoom: number, column: number, row: number): TileFrame {
  const side = 1 / 2 ** zoom;
  const centre = { x: (column + 0.5) * side, y: (row + 0.5) * side };
  const scale = TILE_PX / side;
  const toPixels = (at: WorldPoint) => ({
    x: (at.x - column * side) * scale,
    y: (at.y - row * side) * scale,
  });
  return {
    zoom,
    pixelsPerMetre: metreAt(centre) * scale,
    toPixels,
    sitesAround: (reachM, reachPx = 0) =>
      theAtlas().within(centre, side / 2 + reachM * metreAt(centre) + reachPx / scale),
    holds: (at, marginPx) => {
      const { x, y } = toPixels(at);
      return x > -marginPx && y > -marginPx && x < TILE_PX + marginPx && y < TILE_PX + marginPx;
    },
  };
}

/** An SVG path through positions. */
export function pathThrough(frame: TileFrame, points: readonly WorldPoint[], closed: boolean): string {
  const steps = points.map((point, index) => {
    const { x, y } = frame.toPixels(point);
    return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return steps.join("") + (closed ? "Z" : "");
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
