import sharp from "sharp";

import { chanceOf } from "../communes/chance.ts";
import type { Picture } from "./scenes/scene.ts";

const WIDTH = 800;
const HEIGHT = 600;
const HORIZON = 210;
const PAVEMENT = 30;

const SKIES = [
  ["#bcd6ea", "#eef4f7"],
  ["#9fb4c4", "#d7dee2"],
  ["#f1cfa4", "#f7ead6"],
  ["#8ea6bd", "#cfd9e0"],
] as const;

/** A drawn snapshot in JPEG: a street under some sky, and in it what the report is about. The same seed draws the same street. */
export async function drawPhoto(picture: Picture, seed: string): Promise<Buffer> {
  const chance = chanceOf(`photo ${seed}`);
  const [top, bottom] = chance.pick(SKIES);
  const houses = Array.from({ length: 7 }, (_, index) =>
    houseAt(index * 125 - chance.between(10, 60), chance.between(80, 140), index),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d8b88"/><stop offset="1" stop-color="#605e5c"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HORIZON}" fill="url(#sky)"/>${houses.join("")}
<rect y="${HORIZON}" width="${WIDTH}" height="${PAVEMENT}" fill="#b9b3a8"/><rect y="${HORIZON + PAVEMENT}" width="${WIDTH}" height="6" fill="#8f897f"/>
<rect y="${HORIZON + PAVEMENT + 6}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#road)"/>
${picture.draw(chance)}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg({ quality: 85 }).toBuffer();
}

function houseAt(x: number, height: number, index: number): string {
  const wall = ["#d9cbb8", "#cfd2cf", "#e0d6c6", "#c9b9a7"][index % 4];
  const roof = ["#6f5b52", "#55606a", "#7c5a49"][index % 3];
  const y = HORIZON - height;
  const windows = [24, 74]
    .map((dx) => `<rect x="${x + dx}" y="${y + 36}" width="26" height="36" fill="#7b8a94"/>`)
    .join("");
  return `<rect x="${x}" y="${y}" width="124" height="${height}" fill="${wall}"/><polygon points="${x - 8},${y} ${x + 62},${y - 46} ${x + 132},${y}" fill="${roof}"/>${windows}`;
}
