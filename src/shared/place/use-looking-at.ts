import { useState } from "react";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";

export interface LookingAt {
  readonly center: Place;
  readonly zoom: number;
  readonly look: (place: Place) => void;
}

export function useLookingAt(city: City, place: Place | null): LookingAt {
  const [at, setAt] = useState(() =>
    place === null ? { center: city.position, zoom: city.zoom } : { center: place, zoom: PLACE_ZOOM },
  );
  return { ...at, look: (center) => setAt({ center, zoom: PLACE_ZOOM }) };
}
