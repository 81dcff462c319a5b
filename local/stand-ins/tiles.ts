import sharp from "sharp";

import { textAnswer, type Answer } from "./answer.ts";
import { TILE_PX, tileFrame } from "./tile-frame.ts";
import { borderLayer, landLayer } from "./tile-land.ts";
import { communeNameLayer } from "./tile-names.ts";
import { streetLayer, streetNameLayer } from "./tile-streets.ts";

const ZOOM_MAX = 19;
const KEPT_TILES_MAX = 3_000;
const BACKGROUND = { near: "#eef0ea", far: "#e3e9ec" } as const;
const FAR_ZOOM_MAX = 8;
const FONTS = "'Atkinson Hyperlegible Next', 'DejaVu Sans', 'Liberation Sans', Arial, sans-serif";

const kept = new Map<string, Uint8Array>();

/** GET /{z}/{x}/{y}.png: a calm map drawn out of made-up contours and streets. */
export async function tileAnswer(path: string): Promise<Answer> {
  const place = /^\/(\d{1,2})\/(\d+)\/(\d+)\.png$/u.exec(path);
  if (place === null) return textAnswer(404, "Not Found");
  const [zoom = 0, column = 0, row = 0] = place.slice(1).map(Number);
  if (zoom > ZOOM_MAX || column >= 2 ** zoom || row >= 2 ** zoom) return textAnswer(404, "Not Found");
  const body = kept.get(path) ?? (await drawTile(zoom, column, row));
  if (kept.size >= KEPT_TILES_MAX) kept.clear();
  kept.set(path, body);
  return { status: 200, type: "image/png", body, approximate: true };
}

export async function drawTile(zoom: number, column: number, row: number): Promise<Uint8Array> {
  const frame = tileFrame(zoom, column, row);
  const layers = [landLayer, streetLayer, borderLayer, streetNameLayer, communeNameLayer].map((draw) =>
    draw(frame),
  );
  const background = zoom > FAR_ZOOM_MAX ? BACKGROUND.near : BACKGROUND.far;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}" font-family="${FONTS}"><rect width="${TILE_PX}" height="${TILE_PX}" fill="${background}"/>${layers.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}
