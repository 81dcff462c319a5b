import { normalise } from "../../src/domain/basics/normalise.ts";
import { nearestSite, theAtlas, type Site } from "../communes/atlas.ts";
import { contourOf, insideContour } from "../communes/contour.ts";
import { metreAt, worldOf } from "../communes/mercator.ts";
import { allCommunes, type Commune } from "../communes/read-communes.ts";
import { jsonAnswer, pageAnswer, textAnswer, type Answer } from "./answer.ts";
import { communeFields, isMadeUp } from "./commune-fields.ts";

const UNFILTERED_SENTENCE =
  "This endpoint does not support an unfiltered API call with a geojson format output or a field with contour";
const LIMIT_SENTENCE = "Your limit parameter is not a number or is negative";
const DEFAULT_FIELDS = "nom,code,codesPostaux,siren,codeEpci,codeDepartement,codeRegion,population";
/** How far a position may be from a town and still be told to belong to it, when no made-up contour holds it. */
const STRAY_M = 6_000;

interface Match {
  readonly commune: Commune;
  readonly score?: number;
}

/** GET /communes and /communes/{code}, as geo.api.gouv.fr answers them; what each case answers was measured on its own code. */
export function geoAnswer(path: string, query: URLSearchParams): Answer {
  const fields = (query.get("fields") ?? DEFAULT_FIELDS).split(",");
  const [, list, code, ...rest] = path.split("/");
  if (list !== "communes" || rest.length > 0) return textAnswer(404, "Not Found");
  if (code !== undefined && code !== "") return oneAnswer(code, fields);
  return listAnswer(query, fields);
}

function oneAnswer(code: string, fields: readonly string[]): Answer {
  const commune = communeOf(code);
  if (commune === undefined) return textAnswer(404, "Not Found");
  return jsonAnswer(communeFields(commune, fields), isMadeUp(fields));
}

function listAnswer(query: URLSearchParams, fields: readonly string[]): Answer {
  const limit = limitOf(query);
  if (limit === undefined) return pageAnswer(400, LIMIT_SENTENCE);
  const matches = filtered(query);
  const asGeoJson = query.get("format") === "geojson";
  if (matches === undefined && (asGeoJson || fields.includes("contour")))
    return pageAnswer(400, UNFILTERED_SENTENCE);
  const found = (matches ?? everyCommune()).slice(0, limit);
  if (asGeoJson) return geoJsonAnswer(found, fields, query.get("geometry") ?? "centre");
  return jsonAnswer(
    found.map((match) => rowOf(match, fields)),
    found.length > 0 && isMadeUp(fields),
  );
}

/** `undefined` when it is refused. */
function limitOf(query: URLSearchParams): number | undefined {
  const limit = Number(query.get("limit") ?? "Infinity");
  return limit >= 0 ? limit : undefined;
}

function everyCommune(): readonly Match[] {
  return allCommunes().map((commune) => ({ commune }));
}

function rowOf({ commune, score }: Match, fields: readonly string[]): object {
  const row = communeFields(commune, fields);
  return score === undefined ? row : { ...row, _score: score };
}

function geoJsonAnswer(found: readonly Match[], fields: readonly string[], geometry: string): Answer {
  const plain = fields.filter((field) => !["centre", "contour", "mairie", "bbox"].includes(field));
  const features = found.map(({ commune }) => ({
    type: "Feature",
    properties: communeFields(commune, plain),
    geometry: communeFields(commune, [geometry])[geometry] ?? null,
  }));
  return jsonAnswer({ type: "FeatureCollection", features }, features.length > 0);
}

/** `undefined` when no filter is understood: a wrong coordinate is ignored, as the real API does. */
function filtered(query: URLSearchParams): readonly Match[] | undefined {
  const code = query.get("code");
  if (code !== null) return matchesOf(communeOf(code));
  const [lat, lng] = [Number(query.get("lat") ?? "x"), Number(query.get("lon") ?? "x")];
  if (!Number.isNaN(lat) && !Number.isNaN(lng)) return matchesOf(communeAt(lat, lng));
  const name = query.get("nom");
  if (name !== null) return byName(name, query.get("boost") === "population");
  const postcode = query.get("codePostal");
  if (postcode !== null)
    return allCommunes()
      .filter(({ postcodes }) => postcodes.includes(postcode))
      .map((commune) => ({ commune }));
  const department = query.get("codeDepartement");
  if (department !== null) {
    return allCommunes()
      .filter(({ departmentCode }) => departmentCode === department)
      .map((commune) => ({ commune }));
  }
  return undefined;
}

function matchesOf(commune: Commune | undefined): readonly Match[] {
  return commune === undefined ? [] : [{ commune }];
}

function communeOf(code: string): Commune | undefined {
  return theAtlas().siteOf(code)?.commune ?? allCommunes().find((commune) => commune.code === code);
}

/** The commune whose made-up contour holds the position, else the nearest town of the neighbourhood. */
export function siteAt(lat: number, lng: number): Site | undefined {
  const at = worldOf({ lat, lng });
  const around = theAtlas().within(at, 2 * STRAY_M * metreAt(at));
  return around.find((site) => insideContour(at, contourOf(site))) ?? nearestSite(at, STRAY_M);
}

function communeAt(lat: number, lng: number): Commune | undefined {
  const possible = Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
  return possible ? siteAt(lat, lng)?.commune : undefined;
}

/** Words of the query must start words of the name; the exact name comes first, then the larger commune when asked. */
function byName(name: string, byPopulation: boolean): readonly Match[] {
  const wanted = normalise(name);
  if (wanted === "") return [];
  const matches = allCommunes().flatMap((commune) => {
    const known = normalise(commune.name);
    if (!` ${known}`.includes(` ${wanted}`)) return [];
    const likeness = wanted.length / known.length;
    const people = byPopulation ? Math.log10((commune.population ?? 0) + 1) / 7 : 0;
    return [{ commune, score: (likeness + people) / (byPopulation ? 2 : 1) }];
  });
  return matches.toSorted((a, b) => b.score - a.score);
}
