import { ok, err, type Result } from "../../domain/basics/result.ts";
import { cityIdOf } from "../../domain/city/city.ts";
import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { endpoints } from "../endpoints.ts";
import { fetchJson, type FetchJsonOptions } from "../http/fetch-json.ts";
import { geoCommuneOf, type GeoCommune } from "./geo-commune.ts";
import { parentCommuneOf } from "../../domain/city/parent-commune.ts";

/** `unreachable` may be retried. */
export interface GeoProblem {
  readonly code: "no_data" | "unreachable";
}

export interface GeoApiOptions extends FetchJsonOptions {
  readonly geoApi?: string;
}

/** The API answers all communes of France when a filter is invalid: filters are checked and one result is asked for. */
const ONE = { limit: "1" };

export async function communeByCode(
  code: string,
  options: GeoApiOptions = {},
): Promise<Result<GeoCommune, GeoProblem>> {
  const cityId = cityIdOf(code);
  if (cityId === undefined) return err({ code: "no_data" });
  return firstCommune(
    { code: parentCommuneOf(cityId), fields: "population,centre,contour,mairie", ...ONE },
    options,
  );
}

/** At most 4 decimals of the position leave the device: about 10 m. */
export async function communeAt(
  place: Place,
  options: GeoApiOptions = {},
): Promise<Result<GeoCommune, GeoProblem>> {
  const lat = latOf(place);
  const lng = lngOf(place);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return err({ code: "no_data" });
  return firstCommune(
    { lat: lat.toFixed(4), lon: lng.toFixed(4), fields: "code,population,centre,contour,mairie", ...ONE },
    options,
  );
}

async function firstCommune(
  query: Readonly<Record<string, string>>,
  { geoApi = endpoints().geoApi, ...fetching }: GeoApiOptions,
): Promise<Result<GeoCommune, GeoProblem>> {
  const answer = await fetchJson(`${geoApi}/communes?${new URLSearchParams(query).toString()}`, fetching);
  if (!answer.ok) return err({ code: "unreachable" });
  const { body, approximate } = answer.value;
  if (!Array.isArray(body)) return err({ code: "unreachable" });
  if (body.length === 0) return err({ code: "no_data" });
  const commune = geoCommuneOf(body[0], approximate);
  return commune === undefined ? err({ code: "unreachable" }) : ok(commune);
}
