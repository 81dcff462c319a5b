import { isRecord } from "../basics/record.ts";
import { placeOf, type Place } from "./place.ts";

/** One closed line; the first point is not repeated at the end. */
export type Ring = readonly Place[];

/** One part of a commune: its border, then its holes (enclaves of other communes). */
export interface OutlinePart {
  readonly border: Ring;
  readonly holes: readonly Ring[];
}

export type Outline = readonly OutlinePart[];

export const OUTLINE_POINTS_MAX = 50_000;

/** Reads a GeoJSON (Multi)Polygon; `undefined` when the text is none: the caller logs it and draws nothing. */
export function parseOutline(contour: string): Outline | undefined {
  const geometry = parseJson(contour);
  const polygons = isRecord(geometry) ? polygonsOf(geometry) : undefined;
  if (polygons === undefined || polygons.length === 0) return undefined;
  const parts = polygons.map(partOf).filter((part) => part !== undefined);
  if (parts.length < polygons.length) return undefined;
  const points = parts
    .flatMap(({ border, holes }) => [border, ...holes])
    .reduce((sum, { length }) => sum + length, 0);
  return points <= OUTLINE_POINTS_MAX ? parts : undefined;
}

function partOf(polygon: unknown): OutlinePart | undefined {
  if (!Array.isArray(polygon)) return undefined;
  const rings = (polygon as unknown[]).map(ringOf).filter((ring) => ring !== undefined);
  const [border, ...holes] = rings;
  return border === undefined || rings.length < polygon.length ? undefined : { border, holes };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function polygonsOf(geometry: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const { type, coordinates } = geometry;
  if (!Array.isArray(coordinates)) return undefined;
  if (type === "Polygon") return [coordinates];
  if (type === "MultiPolygon") return coordinates;
  return undefined;
}

function ringOf(candidate: unknown): Ring | undefined {
  if (!Array.isArray(candidate) || candidate.length < 4) return undefined;
  const points = (candidate as unknown[]).map(pointOf);
  const places = points.filter((place) => place !== undefined);
  if (places.length < points.length) return undefined;
  const [first] = places;
  const last = places.pop();
  const closed = first?.latE6 === last?.latE6 && first?.lngE6 === last?.lngE6;
  return closed ? places : undefined;
}

function pointOf(candidate: unknown): Place | undefined {
  if (!Array.isArray(candidate)) return undefined;
  const [lng, lat] = candidate as unknown[];
  if (typeof lat !== "number" || typeof lng !== "number") return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? placeOf(lat, lng) : undefined;
}
