import { isCityId, type CityId } from "../../../src/domain/city/city.ts";
import { placeOfPoint } from "../../../src/domain/place/geojson.ts";
import { parseOutline } from "../../../src/domain/place/outline.ts";
import type { Place } from "../../../src/domain/place/place.ts";
import { CONTOUR_BYTES_MAX } from "../config.ts";

export interface GeoCommune {
  readonly code: CityId;
  readonly name: string;
  readonly population: number | null;
  readonly centre: Place;
  readonly cityHall: Place;
  /** Text-encoded GeoJSON, because Firestore refuses nested arrays; undefined when the API's is broken. */
  readonly contour: string | undefined;
}

/** Undefined when the item lacks what a city cannot do without: its code, its name, its centre. */
export function communeOf(item: unknown): GeoCommune | undefined {
  const { code, nom, population, centre, mairie, contour } = (item ?? {}) as Record<string, unknown>;
  const centrePlace = placeOfPoint(centre);
  if (!isCityId(code) || typeof nom !== "string" || nom === "" || centrePlace === undefined) return undefined;
  return {
    code,
    name: nom.replaceAll("'", "’"),
    population: typeof population === "number" && Number.isSafeInteger(population) ? population : null,
    centre: centrePlace,
    cityHall: placeOfPoint(mairie) ?? centrePlace,
    contour: contourOf(contour),
  };
}

function contourOf(geometry: unknown): string | undefined {
  const text = JSON.stringify(geometry ?? null);
  return text.length <= CONTOUR_BYTES_MAX && parseOutline(text) !== undefined ? text : undefined;
}
