import { isRecord } from "../../domain/basics/record.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import { parseOutline } from "../../domain/place/outline.ts";
import type { Place } from "../../domain/place/place.ts";
import { placeOfPoint } from "../http/geojson.ts";

/** A commune as the geographic API describes it. */
export interface GeoCommune {
  readonly code: CityId;
  readonly name: string;
  readonly population: number | null;
  readonly centre: Place;
  /** The API's `mairie`; the same as `centre` when it is unknown. */
  readonly cityHall: Place;
  /** GeoJSON as text, every part and hole; empty when it is missing or broken. */
  readonly contour: string;
  /** True when a stand-in made it up. */
  readonly approximate: boolean;
}

/** One item of the API's list; `undefined` when it lacks what a city cannot do without. */
export function geoCommuneOf(item: unknown, approximate: boolean): GeoCommune | undefined {
  if (!isRecord(item)) return undefined;
  const { nom, code, population, centre, mairie, contour } = item;
  const cityId = typeof code === "string" ? cityIdOf(code) : undefined;
  const centrePlace = placeOfPoint(centre);
  if (typeof nom !== "string" || nom === "" || cityId === undefined || centrePlace === undefined)
    return undefined;
  return {
    code: cityId,
    name: nom,
    population: typeof population === "number" && population >= 0 ? population : null,
    centre: centrePlace,
    cityHall: placeOfPoint(mairie) ?? centrePlace,
    contour: contourTextOf(contour, cityId),
    approximate,
  };
}

function contourTextOf(contour: unknown, cityId: CityId): string {
  if (contour === undefined || contour === null) return "";
  const text = typeof contour === "string" ? contour : JSON.stringify(contour);
  if (parseOutline(text) !== undefined) return text;
  // oxlint-disable-next-line no-console -- The specification asks that a broken outline be logged.
  console.error(`The contour of ${cityId} cannot be read: the commune is shown without its outline.`);
  return "";
}
