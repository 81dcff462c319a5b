import { AROUND_OUTLINE_M, AROUND_UNKNOWN_M, NEAR_CENTRE_M } from "../limits/limits.ts";
import { distanceM } from "./distance.ts";
import { parseOutline, type Outline } from "./outline.ts";
import type { Place } from "./place.ts";

interface Surrounded {
  readonly position?: Place;
  /** GeoJSON as text; empty when unknown. */
  readonly contour?: string;
}

/**
 * Is this place in the city or around it? Outlines are simplified and borders run along streets, so a margin belongs to it. The
 * outline is long to read: most places are near the centre, and never need it.
 */
export function isInSurroundings(place: Place, { position, contour = "" }: Surrounded): boolean {
  if (position === undefined) return true;
  const fromCentre = distanceM(place, position);
  if (fromCentre <= NEAR_CENTRE_M) return true;
  if (fromCentre > 2 * AROUND_UNKNOWN_M) return false;
  const outline = contour === "" ? undefined : parseOutline(contour);
  if (outline === undefined) return fromCentre <= AROUND_UNKNOWN_M;
  return distanceM(place, nearestInBox(place, outline)) <= AROUND_OUTLINE_M;
}

/** The nearest point of the box around the outline. */
function nearestInBox(place: Place, outline: Outline): Place {
  const points = outline.flatMap(({ border }) => border);
  const within = (axis: keyof Place): number => {
    const [least, most] = points.reduce(
      ([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])],
      [Infinity, -Infinity],
    );
    return Math.min(Math.max(place[axis], least ?? 0), most ?? 0);
  };
  return { latE6: within("latE6"), lngE6: within("lngE6") };
}
