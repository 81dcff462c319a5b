import { useEffect, useEffectEvent, useRef } from "react";

import type { Place } from "../../domain/place/place.ts";
import { aimAt, aimedPlace, placeAt } from "../camera/leaflet-camera.ts";
import { type Insets, isSamePlace, PLACE_ZOOM } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";

interface PlacingInput {
  readonly mode: "browse" | "place";
  readonly place: Place | null;
  readonly insets: Insets;
  readonly onPlace: (place: Place) => void;
}

interface Placing {
  /** Takes the place in the middle as it is. */
  readonly drop: () => void;
  /** The person is about to move the map: where it comes to rest is the place. */
  readonly byHand: () => void;
}

/** The middle of the map is the place: moved by hand, tapped, or brought there by an address, a position or a nudge. */
export function usePlacing(
  map: LeafletMap | undefined,
  { mode, place, insets, onPlace }: PlacingInput,
): Placing {
  const isPlacing = mode === "place";
  const isByHand = useRef(false);
  const byHand = (): void => {
    isByHand.current = true;
  };
  const choose = useEffectEvent(onPlace);
  const settle = useEffectEvent((on: LeafletMap) => {
    if (isByHand.current) onPlace(aimedPlace(on, insets));
    isByHand.current = false;
  });
  const follow = useEffectEvent((on: LeafletMap, to: Place) => {
    if (!isSamePlace(aimedPlace(on, insets), to)) {
      aimAt(on, to, Math.max(on.getZoom(), PLACE_ZOOM), insets);
    }
  });

  useEffect(() => {
    if (map === undefined || !isPlacing) return;
    zoomAboutTheMiddle(map);
    const onClick = ({ latlng }: { latlng: Parameters<typeof placeAt>[0] }): void => choose(placeAt(latlng));
    const onRest = (): void => settle(map);
    const moving = () => {
      isByHand.current = true;
    };
    map.on("click", onClick);
    map.on("dragstart", moving);
    map.on("moveend", onRest);
    return () => {
      map.off("click", onClick);
      map.off("dragstart", moving);
      map.off("moveend", onRest);
    };
  }, [map, isPlacing]);

  const { latE6, lngE6 } = place ?? {};
  useEffect(() => {
    if (map === undefined || !isPlacing || latE6 === undefined || lngE6 === undefined) return;
    follow(map, { latE6, lngE6 });
  }, [map, isPlacing, latE6, lngE6]);

  const drop = (): void => {
    if (map !== undefined && isPlacing) onPlace(aimedPlace(map, insets));
  };
  return { drop, byHand };
}

/** Else a wheel or two fingers would take the place along. */
function zoomAboutTheMiddle(map: LeafletMap): void {
  Object.assign(map.options, { scrollWheelZoom: "center", touchZoom: "center", doubleClickZoom: "center" });
}
