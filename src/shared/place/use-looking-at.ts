import { useState } from "react";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";
import { lastViewOf, type LastView } from "./last-view.ts";

export interface LookingAt extends LastView {
  readonly look: (place: Place) => void;
}

/** Where the map of a form opens: on the place, where the person was looking, or at the town hall; always near the ground. */
export function useLookingAt(city: City, place: Place | null): LookingAt {
  const [at, setAt] = useState(() => {
    const seen = lastViewOf(city.id);
    const center = place ?? seen?.center ?? city.positionCityHall;
    return { center, zoom: Math.max(PLACE_ZOOM, seen?.zoom ?? 0) };
  });
  return { ...at, look: (center) => setAt(({ zoom }) => ({ center, zoom })) };
}
