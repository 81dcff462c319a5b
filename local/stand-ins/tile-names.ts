import type { Site } from "../communes/atlas.ts";
import { worldDistance } from "../communes/mercator.ts";
import { escapeXml, TILE_PX, type TileFrame } from "./tile-frame.ts";

const NAMES_ZOOM_MIN = 6;
/** Names stand at least so far apart: the larger commune keeps its own. */
const APART_PX = 78;
const REACH_PX = 130;
const PEOPLE_MIN_AT_ZOOM: Readonly<Record<number, number>> = {
  6: 100_000,
  7: 40_000,
  8: 15_000,
  9: 5_000,
  10: 2_000,
};

/** Names of communes. Whether one shows depends on its neighbours only, never on the tile, so that names meet across tiles. */
export function communeNameLayer(frame: TileFrame): string {
  if (frame.zoom < NAMES_ZOOM_MIN) return "";
  const peopleMin = PEOPLE_MIN_AT_ZOOM[frame.zoom] ?? 0;
  const around = frame
    .sitesAround(0, REACH_PX + APART_PX)
    .filter(({ commune }) => (commune.population ?? 0) >= peopleMin);
  const shown = around.filter(
    (site) => frame.holds(site.at, REACH_PX) && !around.some((other) => outshines(frame, other, site)),
  );
  return shown.map((site) => nameOf(frame, site)).join("");
}

function outshines(frame: TileFrame, other: Site, site: Site): boolean {
  const apart = worldDistance(other.at, site.at) * TILE_PX * 2 ** frame.zoom;
  if (other === site || apart > APART_PX) return false;
  const [theirs, ours] = [other.commune.population ?? 0, site.commune.population ?? 0];
  return theirs > ours || (theirs === ours && other.commune.code < site.commune.code);
}

function nameOf(frame: TileFrame, { commune, at }: Site): string {
  const { x, y } = frame.toPixels(at);
  const people = commune.population ?? 0;
  const above = frame.zoom > 11 ? 16 : 0;
  const size = Math.min(
    17,
    10 + Math.max(0, Math.log10(people + 1) - 3) * 2 + Math.max(0, frame.zoom - 11) * 0.6,
  );
  const weight = people > 20_000 || frame.zoom > 12 ? 600 : 400;
  return `<text x="${x.toFixed(1)}" y="${(y - above).toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="#3b4252" text-anchor="middle" stroke="#ffffff" stroke-opacity="0.9" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke">${escapeXml(commune.name)}</text>`;
}
