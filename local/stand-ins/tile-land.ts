import { chanceOf, hashOf } from "../communes/chance.ts";
import { contourOf } from "../communes/contour.ts";
import { metreAt, type WorldPoint } from "../communes/mercator.ts";
import type { Site } from "../communes/atlas.ts";
import { pathThrough, type TileFrame } from "./tile-frame.ts";

const TINTS = ["#f1ede3", "#ecefe4", "#f3ece6", "#e9eee9", "#f0eee8", "#eeeae2"] as const;
const CONTOURS_ZOOM_MIN = 9;
const LAND_ZOOM_MIN = 11;
const CONTOUR_REACH_M = 8_000;
const BLOB_CORNERS = 40;
const LAND_RADIUS_M = 13_000;

/** Territories, woods and the built-up middle of towns. */
export function landLayer(frame: TileFrame): string {
  if (frame.zoom < CONTOURS_ZOOM_MIN) return townDots(frame);
  const sites = frame.sitesAround(CONTOUR_REACH_M);
  const territories = sites.map(
    (site) => `<path d="${pathThrough(frame, contourOf(site), true)}" fill="${tintOf(site)}"/>`,
  );
  if (frame.zoom < LAND_ZOOM_MIN) return territories.join("");
  const woods = sites.flatMap((site) =>
    woodsOf(site).map((ring) => `<path d="${pathThrough(frame, ring, true)}" fill="#d8e5cd"/>`),
  );
  const towns = sites.map(
    (site) => `<path d="${pathThrough(frame, builtUpOf(site), true)}" fill="#e7e1d8"/>`,
  );
  return [...territories, ...woods, ...towns].join("");
}

/** The lines between territories, over everything but the names. */
export function borderLayer(frame: TileFrame): string {
  if (frame.zoom < CONTOURS_ZOOM_MIN) return "";
  const width = frame.zoom < 12 ? 0.8 : 1.4;
  const dash = frame.zoom < 12 ? "none" : "7 4 2 4";
  const lines = frame.sitesAround(CONTOUR_REACH_M).map((site) => pathThrough(frame, contourOf(site), true));
  return `<path d="${lines.join("")}" fill="none" stroke="#9c8fae" stroke-opacity="0.55" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
}

function townDots(frame: TileFrame): string {
  const peopleMin = frame.zoom < 7 ? 20_000 : 5_000;
  const dots = frame.sitesAround(0, 8).flatMap(({ commune, at }) => {
    if ((commune.population ?? 0) < peopleMin) return [];
    const { x, y } = frame.toPixels(at);
    const radius = Math.max(1.5, Math.log10(commune.population ?? 1) - 2.5) * (frame.zoom < 7 ? 1 : 1.4);
    return [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`];
  });
  return `${landDiscs(frame)}<g fill="#dccfbd">${dots.join("")}</g>`;
}

/** From afar, where people live is what tells the land apart from the rest. */
function landDiscs(frame: TileFrame): string {
  const radius = (LAND_RADIUS_M * frame.pixelsPerMetre).toFixed(1);
  const discs = frame.sitesAround(LAND_RADIUS_M).map(({ at }) => {
    const { x, y } = frame.toPixels(at);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"/>`;
  });
  return `<g fill="#f2efe6">${discs.join("")}</g>`;
}

function tintOf({ commune }: Site): string {
  return TINTS[hashOf(commune.code) % TINTS.length] ?? TINTS[0];
}

function woodsOf(site: Site): readonly (readonly WorldPoint[])[] {
  const chance = chanceOf(`woods of ${site.commune.code}`);
  const metre = metreAt(site.at);
  return Array.from({ length: chance.between(2, 5) }, () => {
    const angle = chance.next() * 2 * Math.PI;
    const away = chance.between(1_500, 3_200) * metre;
    const middle = { x: site.at.x + away * Math.cos(angle), y: site.at.y + away * Math.sin(angle) };
    return blobAround(middle, chance.between(140, 480) * metre, chance.next() * 6);
  });
}

/** Where houses stand: as wide as the streets of the town reach. */
function builtUpOf({ commune, at }: Site): readonly WorldPoint[] {
  const people = commune.population ?? 500;
  return blobAround(at, (130 + 9 * Math.sqrt(people)) * metreAt(at), hashOf(commune.code) % 6);
}

function blobAround(middle: WorldPoint, radius: number, phase: number): readonly WorldPoint[] {
  return Array.from({ length: BLOB_CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / BLOB_CORNERS;
    const reach = radius * (1 + 0.18 * Math.sin(2 * angle + phase) + 0.12 * Math.sin(5 * angle + 2 * phase));
    return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
  });
}
