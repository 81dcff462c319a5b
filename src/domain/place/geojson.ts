import { isRecord } from "../basics/record.ts";
import { placeOf, type Place } from "./place.ts";

/** The place of a GeoJSON Point, whose coordinates come as [lng, lat]; undefined for anything else. */
export function placeOfPoint(point: unknown): Place | undefined {
  if (!isRecord(point) || !Array.isArray(point["coordinates"])) return undefined;
  const [lng, lat] = point["coordinates"] as unknown[];
  if (typeof lng !== "number" || typeof lat !== "number") return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? placeOf(lat, lng) : undefined;
}
