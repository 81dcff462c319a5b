import type { Activity } from "../activity/activity.ts";
import { isPast } from "../activity/activity-dates.ts";
import { isFull } from "../activity/is-full.ts";
import { cityDayOf } from "../city/city-day.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { ContentStep } from "./events-of.ts";
import { PLACE_FREED, type CityEvent } from "./notification.ts";

/**
 * For who follows it, or is interested, and has no place; undefined where there is nothing to say. Under one id a day: where places come
 * and go, people are told once.
 */
export function placeFreedOf({
  subject,
  before,
  after,
  actorId,
  now,
}: Omit<ContentStep, "id">): CityEvent | undefined {
  if (subject.collection !== "activities" || before === undefined) return undefined;
  const [was, is] = [before as Activity, after as Activity];
  if (!isFull(was) || isFull(is) || !mayBeJoined(is, now)) return undefined;
  return {
    id: `${subject.id}-${cityDayOf(now, is.cityId)}-freed`,
    cityId: is.cityId,
    kind: "activity",
    what: PLACE_FREED,
    audience: "followers",
    subject,
    authorsOf: [],
    actorId,
    at: now,
    latE6: null,
    lngE6: null,
    categoryId: "",
  };
}

function mayBeJoined(activity: Activity, now: number): boolean {
  const { status, visibility, cityId } = activity;
  return visibility === "public" && status !== "cancelled" && !isPast(activity, now, timeZoneOf(cityId));
}
