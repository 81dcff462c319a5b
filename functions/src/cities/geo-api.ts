import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { GEO_API_BYTES_MAX, GEO_API_MS_MAX } from "../config.ts";
import { getJson, type JsonAnswer } from "../http/get-json.ts";
import { communeOf, type GeoCommune } from "./geo-commune.ts";

export type GeoProblem =
  | { readonly code: "no_data" }
  /** It does not answer, or not as the geographic API does. */
  | { readonly code: "unreachable"; readonly why: string };

export interface GeoAnswer {
  readonly commune: GeoCommune;
  readonly approximate: boolean;
}

/** Asks the geographic API for one commune. */
export async function communeByCode(apiUrl: string, cityId: CityId): Promise<Result<GeoAnswer, GeoProblem>> {
  const query = new URLSearchParams({ code: cityId, fields: "population,centre,contour,mairie", limit: "1" });
  const limits = { msMax: GEO_API_MS_MAX, bytesMax: GEO_API_BYTES_MAX };
  const answer = await getJson(`${apiUrl}/communes?${query.toString()}`, limits);
  return answer.ok ? answerOf(cityId, answer.value) : unreachable(answer.problem);
}

function answerOf(cityId: CityId, { body, approximate }: JsonAnswer): Result<GeoAnswer, GeoProblem> {
  if (!Array.isArray(body)) return unreachable("no list");
  if (body.length === 0) return err({ code: "no_data" });
  const commune = communeOf(body[0]);
  return commune?.code === cityId ? ok({ commune, approximate }) : unreachable("another commune");
}

function unreachable(why: string): Result<GeoAnswer, GeoProblem> {
  return err({ code: "unreachable", why });
}
