import { isCityId, type CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";

export interface CommuneEntry {
  readonly code: CityId;
  readonly name: string;
  readonly postcodes: readonly string[];
  readonly population: number | null;
  readonly department: string;
  readonly place: Place | null;
}

const MICRODEGREES_PER_E4 = 100;

/** Lines of `code ⇥ name ⇥ postcodes ⇥ population ⇥ latE4 ⇥ lngE4 ⇥ département`; invalid ones are left out. */
export function parseCommuneIndex(text: string): readonly CommuneEntry[] {
  return text
    .split("\n")
    .map(entryOf)
    .filter((entry) => entry !== undefined);
}

function entryOf(line: string): CommuneEntry | undefined {
  const cells = line.trimEnd().split("\t");
  const cell = (column: number) => cells[column] ?? "";
  const [code] = cells;
  const name = cell(1).replaceAll("'", "’");
  if (!isCityId(code) || name === "") return undefined;
  return {
    code,
    name,
    postcodes: cell(2) === "" ? [] : cell(2).split(","),
    population: cell(3) === "" ? null : Number(cell(3)),
    department: cell(6).replaceAll("'", "’"),
    place: placeOfE4(cell(4), cell(5)),
  };
}

function placeOfE4(lat: string, lng: string): Place | null {
  if (lat === "" || lng === "") return null;
  return { latE6: Number(lat) * MICRODEGREES_PER_E4, lngE6: Number(lng) * MICRODEGREES_PER_E4 };
}
