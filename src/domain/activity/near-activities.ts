import { HOUR_MS, type Instant } from "../basics/instant.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { Activity } from "./activity.ts";
import { takingPlace } from "./activity-dates.ts";

const NEAR_M = 150;
const NEAR_MS = 2 * HOUR_MS;
const SHOWN_MAX = 3;

/** Activities at about the same place and time, each at that time of it: what is being announced may be announced already. */
export function nearActivities(
  place: Place | null,
  startsAt: Instant | undefined,
  activities: readonly Activity[],
): readonly Activity[] {
  if (place === null || startsAt === undefined) return [];
  return activities
    .filter((other) => isThere(other, place))
    .flatMap((other) => {
      const time = takingPlace(other, timeZoneOf(other.cityId)).find(
        (each) => Math.abs(each.startsAt - startsAt) <= NEAR_MS,
      );
      return time === undefined ? [] : [{ ...other, startsAt: time.startsAt, endsAt: time.endsAt }];
    })
    .slice(0, SHOWN_MAX);
}

function isThere({ place: its, status, dateToCome = false }: Activity, place: Place): boolean {
  return status !== "cancelled" && !dateToCome && its !== null && distanceM(its, place) <= NEAR_M;
}
