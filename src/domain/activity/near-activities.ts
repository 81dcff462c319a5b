import { HOUR_MS, type Instant } from "../basics/instant.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { Activity } from "./activity.ts";

const NEAR_M = 150;
const NEAR_MS = 2 * HOUR_MS;
const SHOWN_MAX = 3;

/** Activities at about the same place and time: what is being announced may be announced already. */
export function nearActivities<T extends Pick<Activity, "place" | "startsAt" | "status" | "dateToCome">>(
  place: Place | null,
  startsAt: Instant | undefined,
  activities: readonly T[],
): readonly T[] {
  if (place === null || startsAt === undefined) return [];
  return activities
    .filter(
      (other) =>
        other.status !== "cancelled" &&
        other.dateToCome !== true &&
        other.place !== null &&
        Math.abs(other.startsAt - startsAt) <= NEAR_MS &&
        distanceM(other.place, place) <= NEAR_M,
    )
    .slice(0, SHOWN_MAX);
}
