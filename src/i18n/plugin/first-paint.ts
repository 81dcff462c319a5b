import { readFileSync } from "node:fs";
import { loadedAtOnce } from "./imports.ts";

export const FIRST_PAINT = ["src/app/main.tsx", "src/features/anomalies/map/map-anomalies.tsx"];

/**
 * The files whose messages the first paint waits for. Every other file's messages come beside it, in a catalogue of their
 * own: run `npm run messages` after an import moved a file from one to the other.
 */
export function firstPaintWords(): string[] {
  return [...loadedAtOnce(FIRST_PAINT)].filter(hasMessages).toSorted();
}

function hasMessages(file: string): boolean {
  return /^src\/.*\.tsx?$/u.test(file) && /@lingui\/(?:core|react)\/macro/u.test(readFileSync(file, "utf8"));
}
