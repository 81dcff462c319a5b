import { AROUND_OUTLINE_M, AROUND_UNKNOWN_M, NEAR_CENTRE_M } from "../limits/limits.ts";
import { boxAround, nearestInBox, type Box } from "./box.ts";
import { distanceM } from "./distance.ts";
import { parseOutline } from "./outline.ts";
import type { Place } from "./place.ts";

interface Surrounded {
  readonly position?: Place;
  /** Around its contour; null when unknown. */
  readonly box?: Box | null;
  /** GeoJSON as text, of a city that version 0.1 made and that has no box yet; empty when unknown. */
  readonly contour?: string;
}

/** Is this place in the city or around it? Outlines are simplified and borders run along streets, so a margin belongs to it. */
export function isInSurroundings(place: Place, { position, box = null, contour = "" }: Surrounded): boolean {
  if (position === undefined) return true;
  const fromCentre = distanceM(place, position);
  if (fromCentre <= NEAR_CENTRE_M) return true;
  if (fromCentre > 2 * AROUND_UNKNOWN_M) return false;
  const around = box ?? boxOfText(contour);
  if (around === undefined) return fromCentre <= AROUND_UNKNOWN_M;
  return distanceM(place, nearestInBox(place, around)) <= AROUND_OUTLINE_M;
}

function boxOfText(contour: string): Box | undefined {
  return contour === "" ? undefined : boxAround(parseOutline(contour) ?? []);
}
