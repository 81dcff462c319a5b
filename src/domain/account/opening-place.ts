import type { Place } from "../place/place.ts";
import type { Membership } from "./membership.ts";

/** A neighbourhood: what is within a walk of a place of one's own. */
export const OPENING_ZOOM = 15;

/** Where this person settled for the map to open; null for the whole commune. */
export function openingPlaceOf({ places, opensOn }: Pick<Membership, "places" | "opensOn">): Place | null {
  return places.find(({ id }) => id === opensOn)?.place ?? null;
}
