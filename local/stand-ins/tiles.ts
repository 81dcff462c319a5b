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
/** Quick to draw, and for a plain screen as heavy as what a real provider sends. */
const PNG = { compressionLevel: 6 } as const;
/** Half as heavy, and half as long again to draw: without it the tile of a dense screen weighs four times a real one's 25 kB. */
const PALETTE_PNG = { palette: true, effort: 1 } as const;
const FONTS = "'Atkinson Hyperlegible Next', 'DejaVu Sans', 'Liberation Sans', Arial, sans-serif";

const kept = new Map<string, Uint8Array>();

/** GET /{z}/{x}/{y}.png, or {y}@2x.png with four times as many dots: a calm map drawn out of made-up contours and streets; .jpg: the same as if seen from the air. */
export async function tileAnswer(path: string): Promise<Answer> {
  const asked = tileOf(path);
  if (asked === undefined) return textAnswer(404, "Not Found");
  const { zoom, column, row, isAerial, density } = asked;
  const draw = isAerial ? drawAerial : drawTile;
  const body = kept.get(path) ?? (await draw(zoom, column, row, density));
  if (kept.size >= KEPT_TILES_MAX) kept.clear();
  kept.set(path, body);
  return { status: 200, type: isAerial ? "image/jpeg" : "image/png", body, approximate: true };
}

function tileOf(path: string) {
  const [, ...parts] = /^\/(\d{1,2})\/(\d+)\/(\d+)(@2x)?\.(png|jpg)$/u.exec(path) ?? [];
  const [zoom = Infinity, column = 0, row = 0] = parts.slice(0, 3).map(Number);
  if (zoom > ZOOM_MAX || column >= 2 ** zoom || row >= 2 ** zoom) return undefined;
  return { zoom, column, row, isAerial: parts[4] === "jpg", density: parts[3] === undefined ? 1 : 2 };
}

const AERIAL_GREEN = { r: 96, g: 118, b: 78 } as const;

/** Dark, greenish and without names, as a photograph of fields is: nobody takes it for the plan. */
async function drawAerial(zoom: number, column: number, row: number, density: number): Promise<Uint8Array> {
  const frame = tileFrame(zoom, column, row);
  const layers = [landLayer, streetLayer].map((draw) => draw(frame));
  return sharp(Buffer.from(svgOf(layers, BACKGROUND.near, density)))
    .tint(AERIAL_GREEN)
    .modulate({ brightness: 0.75 })
    .jpeg()
    .toBuffer();
}

export async function drawTile(zoom: number, column: number, row: number, density = 1): Promise<Uint8Array> {
  const frame = tileFrame(zoom, column, row);
  const layers = [landLayer, streetLayer, borderLayer, streetNameLayer, communeNameLayer].map((draw) =>
    draw(frame),
  );
  const background = zoom > FAR_ZOOM_MAX ? BACKGROUND.near : BACKGROUND.far;
  return sharp(Buffer.from(svgOf(layers, background, density)))
    .png(density === 1 ? PNG : PALETTE_PNG)
    .toBuffer();
}

function svgOf(layers: readonly string[], background: string, density: number): string {
  const side = TILE_PX * density;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${TILE_PX} ${TILE_PX}" font-family="${FONTS}"><rect width="${TILE_PX}" height="${TILE_PX}" fill="${background}"/>${layers.join("")}</svg>`;
}
