import { doorsOf } from "../communes/addresses.ts";
import type { Site } from "../communes/atlas.ts";
import { streetsOf, type Street } from "../communes/streets.ts";
import { escapeXml, pathThrough, TILE_PX, type TileFrame } from "./tile-frame.ts";

const ROADS_ZOOM_MIN = 10;
const STREETS_ZOOM_MIN = 13;
const HOUSES_ZOOM_MIN = 16;
const NAMES_ZOOM_MIN = 16;
const TOWN_REACH_M = 1_500;
const ROAD_REACH_M = 13_000;
const HOUSE_M = { width: 11, depth: 9, setback: 7 } as const;
/** On the ground; a line never gets thinner than its least width in pixels. */
const WIDTHS = {
  road: { metres: 8, least: 1.6, fill: "#fdf3d3", casing: "#d9c79a" },
  street: { metres: 6, least: 1.1, fill: "#ffffff", casing: "#d5d2cb" },
} as const;

/** Roads between towns, then streets, and from close up the houses along them. */
export function streetLayer(frame: TileFrame): string {
  if (frame.zoom < ROADS_ZOOM_MIN) return "";
  const streets = frame.zoom < STREETS_ZOOM_MIN ? [] : streetsInView(frame);
  const roads = frame
    .sitesAround(ROAD_REACH_M)
    .flatMap((site) => streetsOf(site).filter(({ kind }) => kind === "road"));
  return [housesLayer(frame), linesLayer(frame, streets, "street"), linesLayer(frame, roads, "road")].join(
    "",
  );
}

export function streetNameLayer(frame: TileFrame): string {
  if (frame.zoom < NAMES_ZOOM_MIN) return "";
  const roads = frame
    .sitesAround(ROAD_REACH_M)
    .flatMap((site) => streetsOf(site).filter(({ kind }) => kind === "road"));
  const labels = [...streetsInView(frame), ...roads].flatMap((street) => nameOn(frame, street));
  return `<g font-size="11" fill="#5d5a55" text-anchor="middle" stroke="#ffffff" stroke-width="3" paint-order="stroke">${labels.join("")}</g>`;
}

function streetsInView(frame: TileFrame): readonly Street[] {
  return frame
    .sitesAround(TOWN_REACH_M)
    .flatMap((site) => streetsOf(site).filter(({ kind }) => kind === "street"))
    .filter(({ line }) => line.some((point) => frame.holds(point, TILE_PX)));
}

function linesLayer(frame: TileFrame, streets: readonly Street[], kind: Street["kind"]): string {
  const { metres, least, fill, casing } = WIDTHS[kind];
  const width = Math.max(least, metres * frame.pixelsPerMetre);
  const line = streets.map((street) => pathThrough(frame, street.line, false)).join("");
  if (line === "") return "";
  const stroke = (colour: string, pixels: number) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${pixels.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return stroke(casing, width + 1.4) + stroke(fill, width);
}

function housesLayer(frame: TileFrame): string {
  if (frame.zoom < HOUSES_ZOOM_MIN) return "";
  const houses = frame.sitesAround(TOWN_REACH_M).flatMap((site) => housesOf(frame, site));
  return `<g fill="#d9d0c5" stroke="#c5bbae" stroke-width="0.6">${houses.join("")}</g>`;
}

function housesOf(frame: TileFrame, site: Site): readonly string[] {
  const [width, depth, setback] = [HOUSE_M.width, HOUSE_M.depth, HOUSE_M.setback].map(
    (metres) => metres * frame.pixelsPerMetre,
  );
  if (width === undefined || depth === undefined || setback === undefined) return [];
  return streetsOf(site).flatMap((street, index) =>
    doorsOf(site, street, index)
      .filter(({ at }) => frame.holds(at, 20))
      .map(({ at, along, number }) => {
        const { x, y } = frame.toPixels(at);
        const top = number % 2 === 0 ? setback / 4 : -depth - setback / 4;
        const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((along * 180) / Math.PI).toFixed(1)})`;
        return `<rect x="${(-width / 2).toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${depth.toFixed(1)}" transform="${turn}"/>`;
      }),
  );
}

/** The name, on the middle stretch of the street, when the street is long enough for it on screen. */
function nameOn(frame: TileFrame, { name, line, kind }: Street): readonly string[] {
  const share = kind === "road" ? 0.06 : 0.5;
  const middle = Math.max(1, Math.floor(line.length * share));
  const [before, after] = [line[middle - 1], line[middle + 1]];
  if (before === undefined || after === undefined) return [];
  const [from, to] = [frame.toPixels(before), frame.toPixels(after)];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const length = Math.hypot(to.x - from.x, to.y - from.y) * (kind === "road" ? 1 : line.length / 3);
  if (
    length < name.length * 7 ||
    !frame.holds({ x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }, TILE_PX / 2)
  )
    return [];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const upright = Math.abs(angle) > 90 ? angle + 180 : angle;
  return [
    `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${upright.toFixed(1)})" y="4">${escapeXml(name)}</text>`,
  ];
}
