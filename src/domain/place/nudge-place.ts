import { latOf, MICRODEGREES, type Place } from "./place.ts";

const METRES_PER_DEGREE = 111_195;

export function nudgePlace(place: Place, by: { readonly northM?: number; readonly eastM?: number }): Place {
  const narrowing = Math.cos((latOf(place) * Math.PI) / 180);
  return {
    latE6: place.latE6 + Math.round(((by.northM ?? 0) / METRES_PER_DEGREE) * MICRODEGREES),
    lngE6: place.lngE6 + Math.round(((by.eastM ?? 0) / (METRES_PER_DEGREE * narrowing)) * MICRODEGREES),
  };
}
