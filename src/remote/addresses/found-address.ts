import { isRecord } from "../../domain/basics/record.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { parentCommuneOf } from "../../domain/city/parent-commune.ts";
import { placeOfPoint } from "../http/geojson.ts";

export interface FoundAddress {
  /** The identifier of the national address base; the label when it has none. */
  readonly id: string;
  /** « 3 Rue Haute Pierre 57000 Metz ». */
  readonly label: string;
  readonly place: Place;
  /** The city, never an arrondissement; null when the answer does not say. */
  readonly cityId: CityId | null;
  /** From the asked place; null for a search by words. */
  readonly distanceM: number | null;
}

/** The addresses of a FeatureCollection; what lacks a label or a place is left out. `undefined` when it is none. */
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
    label,
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
