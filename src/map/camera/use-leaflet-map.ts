import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { createMap, type LeafletMap } from "../leaflet.ts";
import { watchZoom } from "./leaflet-camera.ts";
import { MAX_ZOOM, MIN_ZOOM } from "./map-view.ts";
import { prefersStill } from "./motion.ts";

const STILL = {
  dragging: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
};

interface Start {
  readonly interactive: boolean;
  /** Gives the new map its first view. */
  readonly aim: (map: LeafletMap) => void;
}

/** One Leaflet map in an element, kept to the element's size; `undefined` until it is there. */
export function useLeafletMap(
  surface: RefObject<HTMLElement | null>,
  { interactive, aim }: Start,
): LeafletMap | undefined {
  const [map, setMap] = useState<LeafletMap>();
  const firstAim = useEffectEvent(aim);
  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const animate = !prefersStill();
    const created = createMap(element, {
      // Keys, zoom buttons and the credit are ours: Leaflet's write HTML and answer keys too widely.
      keyboard: false,
      zoomControl: false,
      attributionControl: false,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      zoomAnimation: animate,
      fadeAnimation: animate,
      markerZoomAnimation: animate,
      inertia: animate,
      ...(!interactive && STILL),
    });
    watchZoom(created);
    firstAim(created);
    const resized = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    resized.observe(element);
    // oxlint-disable-next-line react/set-state-in-effect -- Leaflet needs the element, so the map exists only from here on
    setMap(created);
    return () => {
      resized.disconnect();
      created.remove();
      // Else the timer that ends a zoom under way fails on the removed map.
      Object.assign(created, { _animatingZoom: false });
      setMap(undefined);
    };
  }, [surface, interactive]);
  return map;
}
