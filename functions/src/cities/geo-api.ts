import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { GEO_API_BYTES_MAX, GEO_API_MS_MAX } from "../config.ts";
import { communeOf, type GeoCommune } from "./geo-commune.ts";

export type GeoProblem =
  | { readonly code: "no_data" }
  /** It does not answer, or not as the geographic API does. */
  | { readonly code: "unreachable"; readonly why: string };

export interface GeoAnswer {
  readonly commune: GeoCommune;
  readonly approximate: boolean;
}

/** Asks the geographic API for one commune; no redirect is followed, whoever offers it. */
export async function communeByCode(apiUrl: string, cityId: CityId): Promise<Result<GeoAnswer, GeoProblem>> {
  try {
    const response = await fetch(requestOf(apiUrl, cityId), {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(GEO_API_MS_MAX),
    });
    if (!response.ok) return unreachable(`status ${response.status}`);
    if (!isJson(response)) return unreachable("content type");
    const text = await textOf(response);
    if (text === undefined) return unreachable("too large");
    return answerOf(cityId, JSON.parse(text), response.headers.get("x-parvis-approximate") === "1");
  } catch (error) {
    return unreachable(error instanceof Error ? error.name : "unknown");
  }
}

function requestOf(apiUrl: string, cityId: CityId): string {
  const query = new URLSearchParams({ code: cityId, fields: "population,centre,contour,mairie", limit: "1" });
  return `${apiUrl}/communes?${query.toString()}`;
}

function answerOf(cityId: CityId, list: unknown, approximate: boolean): Result<GeoAnswer, GeoProblem> {
  if (!Array.isArray(list)) return unreachable("no list");
  if (list.length === 0) return err({ code: "no_data" });
  const commune = communeOf(list[0]);
  return commune?.code === cityId ? ok({ commune, approximate }) : unreachable("another commune");
}

function isJson(response: Response): boolean {
  return /^application\/json\b/u.test(response.headers.get("content-type") ?? "");
}

/** Counts as it reads: an answer that never ends is left before it fills the memory. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > GEO_API_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function unreachable(why: string): Result<GeoAnswer, GeoProblem> {
  return err({ code: "unreachable", why });
}
