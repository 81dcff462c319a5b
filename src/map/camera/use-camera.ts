import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Place } from "../../domain/place/place.ts";
import type { LeafletMap } from "../leaflet.ts";
import { aimAt, atEachView, viewOf } from "./leaflet-camera.ts";
import { type Insets, isSamePlace, isSameView, type MapView } from "./map-view.ts";

interface CameraInput {
  readonly center: Place;
  readonly zoom: number;
  readonly insets: Insets;
  readonly pins: readonly { readonly id: string; readonly place: Place }[];
  readonly onMove: ((view: MapView) => void) | undefined;
}

/** @returns the zoom as it is now */
export function useCamera(
  map: LeafletMap | undefined,
  { center, zoom, insets, pins, onMove }: CameraInput,
): number {
  const [zoomNow, setZoomNow] = useState(zoom);
  const told = useRef<MapView>(undefined);

  const tell = useEffectEvent((view: MapView) => {
    if (isSameView(told.current, view)) return;
    told.current = view;
    setZoomNow(view.zoom);
    onMove?.(view);
  });
  const go = useEffectEvent((on: LeafletMap, to: Place, toZoom: number) => {
    const seen = told.current;
    if (seen !== undefined && seen.zoom === toZoom && isSamePlace(seen.center, to)) return;
    aimAt(on, to, toZoom, insets);
  });

  const { latE6, lngE6 } = center;
  useEffect(() => {
    if (map !== undefined) go(map, { latE6, lngE6 }, zoom);
  }, [map, latE6, lngE6, zoom]);

  useEffect(() => {
    if (map === undefined) return;
    return atEachView(map, () => tell(viewOf(map, insets, pins)));
  }, [map, pins, insets]);

  return zoomNow;
}
