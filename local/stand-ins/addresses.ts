import { normalise } from "../../src/domain/basics/normalise.ts";
import { addressesOf, nearestAddress, type Address } from "../communes/addresses.ts";
import { theAtlas, type Site } from "../communes/atlas.ts";
import { pointOf, worldOf, type WorldPoint } from "../communes/mercator.ts";
import { allCommunes } from "../communes/read-communes.ts";
import { streetsOf, type Street } from "../communes/streets.ts";
import { jsonAnswer, textAnswer, type Answer } from "./answer.ts";
import { coordinatesOf } from "./commune-fields.ts";
import { siteAt } from "./geo.ts";

const QUERY_CHARS_MIN = 3;
const LIMIT_DEFAULT = 5;
const LIMIT_MAX = 20;

/** GET /search and /reverse, as data.geopf.fr/geocodage answers them: GeoJSON features. */
export function addressAnswer(path: string, query: URLSearchParams): Answer {
  if (path === "/search" || path === "/search/") return searchAnswer(query);
  if (path === "/reverse" || path === "/reverse/") return reverseAnswer(query);
  return textAnswer(404, "Not Found");
}

function searchAnswer(query: URLSearchParams): Answer {
  const text = normalise(query.get("q") ?? "");
  if (text.length < QUERY_CHARS_MIN) return badRequest("q: doit contenir entre 3 et 200 caractères");
  const site = siteOfQuery(query, text);
  if (site === undefined) return collection([]);
  const words = text.split(" ").filter((word) => !isPlaceWord(word, site));
  const number = words.map(Number).find((value) => Number.isInteger(value) && value > 0);
  const wanted = words.filter((word) => Number.isNaN(Number(word)));
  const streets = streetsOf(site)
    .map((street, index) => ({ street, index, score: likeness(street, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const features = streets.slice(0, limitOf(query)).map(({ street, index, score }) => {
    const door =
      number === undefined
        ? undefined
        : addressesOf(site).find((address) => address.streetIndex === index && address.number === number);
    return door === undefined
      ? streetFeature(site, street, index, { score })
      : doorFeature(site, door, { score });
  });
  return collection(features);
}

function reverseAnswer(query: URLSearchParams): Answer {
  const [lat, lng] = [Number(query.get("lat") ?? "x"), Number(query.get("lon") ?? "x")];
  if (!(Math.abs(lat) <= 85 && Math.abs(lng) <= 180)) return badRequest("lat, lon: coordonnées invalides");
  const at = worldOf({ lat, lng });
  const site = siteAt(lat, lng);
  const nearest = site === undefined ? undefined : nearestAddress(site, at);
  if (site === undefined || nearest === undefined) return collection([]);
  const { address, distanceM } = nearest;
  const score = Math.max(0.05, 1 - distanceM / 10_000);
  const far = { distance: Math.round(distanceM), score };
  const features = [
    doorFeature(site, address, far),
    streetFeature(site, address.street, address.streetIndex, far),
  ];
  return collection(features.slice(0, limitOf(query)));
}

function siteOfQuery(query: URLSearchParams, text: string): Site | undefined {
  const code = query.get("citycode");
  if (code !== null) return theAtlas().siteOf(code);
  const [lat, lng] = [Number(query.get("lat") ?? "x"), Number(query.get("lon") ?? "x")];
  if (!Number.isNaN(lat) && !Number.isNaN(lng)) return siteAt(lat, lng);
  const postcode = /\b\d{5}\b/u.exec(text)?.[0];
  const commune = allCommunes().find(
    ({ postcodes }) => postcode !== undefined && postcodes.includes(postcode),
  );
  return commune === undefined ? undefined : theAtlas().siteOf(commune.code);
}

function isPlaceWord(word: string, { commune }: Site): boolean {
  return commune.postcodes.includes(word) || normalise(commune.name).split(" ").includes(word);
}

/** The share of the wanted words that start a word of the street's name. */
function likeness({ name }: Street, wanted: readonly string[]): number {
  if (wanted.length === 0) return 0.3;
  const words = normalise(name).split(" ");
  const found = wanted.filter((word) => words.some((known) => known.startsWith(word))).length;
  return found === wanted.length
    ? (0.95 * found) / Math.max(found, words.length - 1)
    : (0.4 * found) / wanted.length;
}

function doorFeature(site: Site, { number, street, streetIndex, at }: Address, extra: object): object {
  const name = `${number} ${street.name}`;
  const own = { type: "housenumber", name, housenumber: String(number), street: street.name };
  return feature(at, {
    ...own,
    ...placeProperties(site, name),
    id: `${idOf(site, streetIndex)}_${String(number).padStart(5, "0")}`,
    ...extra,
  });
}

function streetFeature(site: Site, street: Street, index: number, extra: object): object {
  const middle = street.line[Math.floor(street.line.length / 2)] ?? site.at;
  const own = { type: "street", name: street.name };
  return feature(middle, { ...own, ...placeProperties(site, street.name), id: idOf(site, index), ...extra });
}

function placeProperties({ commune }: Site, name: string): object {
  const [postcode = ""] = commune.postcodes;
  return {
    label: `${name} ${postcode} ${commune.name}`,
    postcode,
    citycode: commune.code,
    city: commune.name,
    oldcitycode: null,
    oldcity: null,
    context: [commune.departmentCode, commune.department, commune.region].join(", "),
    importance: 0.5,
    banId: null,
    _type: "address",
  };
}

function idOf({ commune }: Site, streetIndex: number): string {
  return `${commune.code}_${String(9000 + streetIndex)}`;
}

function feature(at: WorldPoint, properties: object): object {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: coordinatesOf(pointOf(at), 6) },
    properties,
  };
}

function collection(features: readonly object[]): Answer {
  return jsonAnswer({ type: "FeatureCollection", features }, features.length > 0);
}

function badRequest(detail: string): Answer {
  const body = JSON.stringify({ code: 400, detail: [detail], message: "Failed parsing query" });
  return { status: 400, type: "application/json; charset=utf-8", body, approximate: false };
}

function limitOf(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? LIMIT_DEFAULT);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, LIMIT_MAX) : LIMIT_DEFAULT;
}
