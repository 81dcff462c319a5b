import { PLAN_ZOOM_MIN } from "../../src/domain/background/map-plan.ts";
import { STAND_IN_ARCHIVE_ZOOM_MAX } from "../../src/domain/background/map-providers.ts";
import { tilesOver } from "../../src/domain/background/tile-cover.ts";
import { parseOutline, type Outline } from "../../src/domain/place/outline.ts";
import type { Place } from "../../src/domain/place/place.ts";
import { theAtlas } from "../communes/atlas.ts";
import { textAnswer, type Answer } from "./answer.ts";
import { communeFields } from "./commune-fields.ts";
import { pmtilesFile, type PngTile } from "./pmtiles-file.ts";
import { drawTile } from "./tiles.ts";

const AT_ONCE = 4;

const drawn = new Map<string, Promise<Uint8Array>>();

/** GET /{code}.pmtiles: the stand-in tiles of one commune in one file, drawn when it is first asked for. */
export async function archiveAnswer(path: string): Promise<Answer> {
  const code = /^\/(\w{5})\.pmtiles$/u.exec(path)?.[1];
  const outline = code === undefined ? undefined : outlineOf(code);
  if (code === undefined || outline === undefined) return textAnswer(404, "Not Found");
  const file = drawn.get(code) ?? draw(outline);
  // Whoever asks meanwhile waits for the same drawing.
  drawn.set(code, file);
  return { status: 200, type: "application/octet-stream", body: await file, approximate: true, ranges: true };
}

function outlineOf(code: string): Outline | undefined {
  const site = theAtlas().siteOf(code);
  if (site === undefined) return undefined;
  return parseOutline(JSON.stringify(communeFields(site.commune, ["contour"])["contour"]));
}

async function draw(outline: Outline): Promise<Uint8Array> {
  const waiting = [...tilesOver(outline, PLAN_ZOOM_MIN, STAND_IN_ARCHIVE_ZOOM_MAX)];
  const tiles: PngTile[] = [];
  const drawNext = async (): Promise<void> => {
    for (let tile = waiting.shift(); tile !== undefined; tile = waiting.shift())
      tiles.push({ ...tile, png: await drawTile(tile.z, tile.x, tile.y) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  return pmtilesFile(tiles, cornersOf(outline));
}

function cornersOf(outline: Outline): [Place, Place] {
  const places = outline.flatMap(({ border }) => border);
  const lats = places.map(({ latE6 }) => latE6);
  const lngs = places.map(({ lngE6 }) => lngE6);
  return [
    { latE6: Math.min(...lats), lngE6: Math.min(...lngs) },
    { latE6: Math.max(...lats), lngE6: Math.max(...lngs) },
  ];
}
