import { useEffect, useEffectEvent, useState } from "react";

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

/** Choosing a place: under the crosshair, by a tap, or from elsewhere (address, position, nudge), and then the map follows. */
export function usePlacing(
  map: LeafletMap | undefined,
  { mode, place, insets, onPlace }: PlacingInput,
): { readonly drop: () => void; readonly drops: number } {
  const [drops, setDrops] = useState(0);
  const choose = (chosen: Place): void => {
    setDrops((count) => count + 1);
    onPlace(chosen);
  };
  const tap = useEffectEvent(choose);
  const follow = useEffectEvent((on: LeafletMap, to: Place) => {
    if (!isSamePlace(aimedPlace(on, insets), to)) {
      aimAt(on, to, Math.max(on.getZoom(), PLACE_ZOOM), insets);
    }
  });

  useEffect(() => {
    if (map === undefined || mode !== "place") return;
    const onClick = ({ latlng }: { latlng: Parameters<typeof placeAt>[0] }): void => tap(placeAt(latlng));
    map.on("click", onClick);
    return () => {
      map.off("click", onClick);
    };
  }, [map, mode]);

  const { latE6, lngE6 } = place ?? {};
  useEffect(() => {
    if (map === undefined || mode !== "place" || latE6 === undefined || lngE6 === undefined) return;
    follow(map, { latE6, lngE6 });
  }, [map, mode, latE6, lngE6]);

  return {
    drops,
    drop: () => {
      if (map !== undefined && mode === "place") choose(aimedPlace(map, insets));
    },
  };
}
