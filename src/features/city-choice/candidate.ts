import type { CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { communePlace } from "../../remote/communes/commune-place.ts";
import type { GeoCommune } from "../../remote/communes/geo-commune.ts";

/** The commune that is shown for confirmation, from the index alone or with what the geographic API says. */
export interface Candidate {
  readonly code: CityId;
  readonly name: string;
  readonly department: string | null;
  readonly postcodes: readonly string[];
  readonly population: number | null;
  readonly contour: string;
  readonly cityHall: Place | undefined;
  /** Where its map opens until the city itself is here; null where nobody knows. */
  readonly place: Place | null;
  readonly approximate: boolean;
}

/** What is chosen in the end. */
export type ChosenCommune = Pick<Candidate, "code" | "name" | "population" | "place">;

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

/** The API's answer, completed by the index. A town hall at the centre means that nobody knows where it is. */
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
