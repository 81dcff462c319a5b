import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { inRoot } from "../paths.ts";
import { allCommunes, type Commune } from "./read-communes.ts";

const INDEX_FOLDER = "public/data";
const DEGREES_TO_E4 = 10_000;

/**
 * Writes the national index that the page searches without network, one commune a line:
 * code, name, postcodes, population, latitude and longitude (degrees × 10⁴), name of the département. Unknown is empty.
 */
export function buildCommuneIndex(): void {
  mkdirSync(inRoot(INDEX_FOLDER), { recursive: true });
  writeFileSync(inRoot(INDEX_FOLDER, "communes.tsv"), `${allCommunes().map(lineOf).join("\n")}\n`);
}

function lineOf({ code, name, postcodes, population, centre, department }: Commune): string {
  const place = centre === undefined ? ["", ""] : [e4(centre.lat), e4(centre.lng)];
  return [code, name, postcodes.join(","), population ?? "", ...place, department].join("\t");
}

function e4(degrees: number): string {
  return String(Math.round(degrees * DEGREES_TO_E4));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) buildCommuneIndex();
