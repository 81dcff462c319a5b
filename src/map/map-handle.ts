import { type Ref, useImperativeHandle } from "react";

import { latOf, lngOf, type Place } from "../domain/place/place.ts";
import { aimAt, focusSurface } from "./camera/leaflet-camera.ts";
import type { Insets } from "./camera/map-view.ts";
import type { LeafletMap } from "./leaflet.ts";
import type { PinWalk } from "./markers/use-pin-walk.ts";
import type { Pin } from "./pin.ts";

export interface MapHandle {
  /** @param animate false: at once */
  readonly goTo: (place: Place, zoom?: number, animate?: boolean) => void;
  /** Gives the focus back to a pin when its panel closes, or to its nearest neighbour, or to the map. */
  readonly focusPin: (id: string) => void;
  readonly focus: () => void;
}

interface HandleInput {
  readonly map: LeafletMap | undefined;
  readonly insets: Insets;
  readonly pins: readonly Pin[];
  readonly returnTo: PinWalk["returnTo"];
}

export function useMapHandle(
  ref: Ref<MapHandle> | undefined,
  { map, insets, pins, returnTo }: HandleInput,
): void {
  useImperativeHandle(ref, () => ({
    goTo(place, zoom, animate) {
      if (map !== undefined) aimAt(map, place, zoom ?? map.getZoom(), insets, animate);
    },
    focusPin(id) {
      const pin = pins.find((one) => one.id === id);
      const at =
        pin === undefined ? undefined : map?.latLngToContainerPoint([latOf(pin.place), lngOf(pin.place)]);
      returnTo(`pin:${id}`, at);
    },
    focus() {
      if (map !== undefined) focusSurface(map);
    },
  }));
}
