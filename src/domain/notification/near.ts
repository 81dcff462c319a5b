import type { MyPlace } from "../account/my-places.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { WatchedPlace } from "./my-notifications.ts";

/** What an area is judged by: the server of what happens, the device of what is there. */
export interface Located extends Place {
  readonly categoryId: string;
}

/** Within the radius of one of the person's places, and of a category they want. */
export function isNear(
  { categoryId, latE6, lngE6 }: Located,
  { place, radiusM }: Pick<MyPlace, "place" | "radiusM">,
  { categories }: Pick<WatchedPlace, "categories">,
): boolean {
  const isWanted = categories.length === 0 || categories.includes(categoryId);
  return isWanted && distanceM(place, { latE6, lngE6 }) <= radiusM;
}
