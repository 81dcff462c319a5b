import type { Activity } from "../activity/activity.ts";
import { occurrencesOf } from "../activity/occurrences.ts";
import type { Instant } from "../basics/instant.ts";
import { cityDayOf } from "../city/city-day.ts";
import { dayAfter, timeZoneOf } from "../city/time-zone.ts";
import type { CityEvent } from "./notification.ts";

/** « C’est demain », by the calendar of the commune, for who comes or follows it; undefined where there is nothing to say. */
export function reminderOf(activity: Activity, now: Instant): CityEvent | undefined {
  const { id, cityId, status, visibility, dateToCome = false } = activity;
  const day = dayAfter(cityDayOf(now, cityId));
  if (visibility !== "public" || status === "cancelled" || dateToCome) return undefined;
  const times = occurrencesOf(activity, timeZoneOf(cityId));
  if (!times.some((time) => time.day === day && !time.isOff)) return undefined;
  return {
    id: `${id}-${day}`,
    cityId,
    kind: "activity",
    what: "tomorrow",
    audience: "followers",
    subject: { collection: "activities", id },
    authorsOf: [],
    actorId: "",
    at: now,
    latE6: null,
    lngE6: null,
    categoryId: "",
  };
}
