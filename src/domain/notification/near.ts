import type { MyPlace } from "../account/my-places.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { ContentCollection, ContentSubject } from "../command/subject.ts";
import type { WatchedPlace } from "./my-notifications.ts";

/** What may be wanted beside categories of reports: it has categories of its own, which nobody chooses among here. */
export const NEAR_COLLECTIONS = ["ideas", "activities"] as const satisfies readonly ContentCollection[];

/** What an area is judged by: the server of what happens, the device of what is there. */
export interface Located extends Place {
  readonly subject: Pick<ContentSubject, "collection">;
  readonly categoryId: string;
}

/** Within the radius of one of the person's places, and of what they want: all of it, or some categories of reports, ideas, activities. */
export function isNear(
  { subject: { collection }, categoryId, latE6, lngE6 }: Located,
  { place, radiusM }: Pick<MyPlace, "place" | "radiusM">,
  { categories }: Pick<WatchedPlace, "categories">,
): boolean {
  const wanted = collection === "anomalies" ? categoryId : collection;
  const isWanted = categories.length === 0 || categories.includes(wanted);
  return isWanted && distanceM(place, { latE6, lngE6 }) <= radiusM;
}
