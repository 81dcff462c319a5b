import { useEffect, useRef, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Place } from "../../domain/place/place.ts";
import { isWithin, type MapView, wholePinBounds } from "../../map/camera/map-view.ts";
import type { MapHandle } from "../../map/map-handle.ts";

interface Opening {
  readonly openId: Identifier | undefined;
  readonly place: Place | undefined;
  readonly view: MapView | undefined;
}

/** Moves the map once, and only when the panel that opens would hide the pin it is about. */
export function useKeepInSight(map: RefObject<MapHandle | null>, { openId, place, view }: Opening): void {
  const settled = useRef<Identifier>(undefined);
  useEffect(() => {
    if (openId === undefined) settled.current = undefined;
    if (place === undefined || view === undefined || settled.current === openId) return;
    settled.current = openId;
    if (!isWithin(place, wholePinBounds(view))) map.current?.goTo(place);
  }, [map, openId, place, view]);
}
