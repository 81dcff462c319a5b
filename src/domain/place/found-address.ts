import { isRecord } from "../basics/record.ts";
import { cityIdOf, type CityId } from "../city/city.ts";
import { placeOfPoint } from "./geojson.ts";
import type { Place } from "./place.ts";
import { parentCommuneOf } from "../city/parent-commune.ts";

export interface FoundAddress {
  /** Identifier in the Base Adresse Nationale; the label when it has none. */
  readonly id: string;
  /** « 3 Rue Haute Pierre, 57000 Metz »: lists show what stands before the comma. */
  readonly label: string;
  readonly place: Place;
  /** Never an arrondissement; null when unknown. */
  readonly cityId: CityId | null;
  /** From the place of a reverse search; null for a text search. */
  readonly distanceM: number | null;
}

/** The Base Adresse Nationale writes no comma there. */
const BEFORE_POSTCODE = /(?<![\s,]) (?=\d{5} \p{L})/u;

/** Features without a label or a place are left out; `undefined` when `body` is no FeatureCollection. */
export function foundAddressesOf(body: unknown): readonly FoundAddress[] | undefined {
  if (!isRecord(body) || !Array.isArray(body["features"])) return undefined;
  return body["features"].map(foundAddressOf).filter((address) => address !== undefined);
}

function foundAddressOf(feature: unknown): FoundAddress | undefined {
  if (!isRecord(feature) || !isRecord(feature["properties"])) return undefined;
  const { label, id, citycode, distance } = feature["properties"];
  const place = placeOfPoint(feature["geometry"]);
  if (!isWritten(label) || place === undefined) return undefined;
  return {
    id: isWritten(id) ? id : label,
    label: label.replace(BEFORE_POSTCODE, ", "),
    place,
    cityId: cityOf(citycode),
    distanceM: typeof distance === "number" ? distance : null,
  };
}

function cityOf(citycode: unknown): CityId | null {
  const code = isWritten(citycode) ? cityIdOf(citycode) : undefined;
  return code === undefined ? null : parentCommuneOf(code);
}

function isWritten(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
