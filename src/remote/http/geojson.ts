import { isRecord } from "../../domain/basics/record.ts";
import { placeOf, type Place } from "../../domain/place/place.ts";

/** The place of a GeoJSON Point, whose coordinates come as [lng, lat]. */
export function placeOfPoint(point: unknown): Place | undefined {
  if (!isRecord(point) || !Array.isArray(point["coordinates"])) return undefined;
  const [lng, lat] = point["coordinates"] as unknown[];
  if (typeof lng !== "number" || typeof lat !== "number") return undefined;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  return placeOf(lat, lng);
}
