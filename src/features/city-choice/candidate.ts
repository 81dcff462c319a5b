import type { CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { communePlace } from "../../remote/communes/commune-place.ts";
import type { GeoCommune } from "../../remote/communes/geo-commune.ts";

export interface Candidate {
  readonly code: CityId;
  readonly name: string;
  readonly department: string | null;
  readonly postcodes: readonly string[];
  readonly population: number | null;
  readonly contour: string;
  readonly cityHall: Place | undefined;
  /** Where its map opens until the city is loaded; null when unknown. */
  readonly place: Place | null;
  readonly approximate: boolean;
}

export type ChosenCommune = Pick<Candidate, "code" | "name" | "population" | "place"> &
  Partial<Pick<Candidate, "contour">>;

export function candidateOfEntry(entry: CommuneEntry, index: readonly CommuneEntry[]): Candidate {
  const { code, name, department, postcodes, population } = entry;
  return {
    code,
    name,
    department,
    postcodes,
    population,
    contour: "",
    cityHall: undefined,
    place: communePlace(entry, index),
    approximate: false,
  };
}

/** The API's answer, completed by the index. A town hall at the centre means an unknown town hall. */
export function candidateOfCommune(commune: GeoCommune, entry: CommuneEntry | undefined): Candidate {
  const { code, name, population, contour, approximate, centre, cityHall } = commune;
  const known = cityHall.latE6 !== centre.latE6 || cityHall.lngE6 !== centre.lngE6;
  return {
    code,
    name,
    department: entry?.department ?? null,
    postcodes: entry?.postcodes ?? [],
    population: population ?? entry?.population ?? null,
    contour,
    cityHall: known ? cityHall : undefined,
    place: centre,
    approximate,
  };
}
