import { useEffect, useRef, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { isWithin, type MapView, wholePinBounds } from "../../map/camera/map-view.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import type { Pin } from "../../map/pin.ts";

interface Opening {
  readonly openId: Identifier | undefined;
  readonly pins: readonly Pin[];
  /** What is seen beside the panel; `undefined` until the map knows of it. */
  readonly view: MapView | undefined;
}

/** Moves the map once, and only when the panel that opens would hide the pin it is about. */
export function useKeepInSight(map: RefObject<MapHandle | null>, { openId, pins, view }: Opening): void {
  const settled = useRef<Identifier>(undefined);
  useEffect(() => {
    if (openId === undefined) settled.current = undefined;
    const pin = pins.find(({ id }) => id === openId);
    if (pin === undefined || view === undefined || settled.current === openId) return;
    settled.current = openId;
    if (!isWithin(pin.place, wholePinBounds(view))) map.current?.goTo(pin.place);
  }, [map, openId, pins, view]);
}
