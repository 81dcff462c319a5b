import { type ReactNode, type Ref, useEffect, useState } from "react";

import type { Place } from "../domain/place/place.ts";
import { centerFor, prefersStill, watchZoom } from "./camera/leaflet-camera.ts";
import { type Insets, MAX_ZOOM, MIN_ZOOM } from "./camera/map-view.ts";
import { type LeafletMap, MapContainer, useMap } from "./leaflet.ts";
import styles from "./map-surface.module.css";

const STILL = {
  dragging: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
};

interface MapSurfaceProps {
  /** The first view; later ones are asked of the map. */
  readonly center: Place;
  readonly zoom: number;
  readonly insets: Insets;
  readonly interactive: boolean;
  readonly ref: Ref<LeafletMap>;
  readonly children: ReactNode;
}

export function MapSurface({ center, zoom, insets, interactive, ref, children }: MapSurfaceProps) {
  const [animate] = useState(() => !prefersStill());
  return (
    <MapContainer
      ref={ref}
      className={styles.surface ?? ""}
      center={centerFor(center, zoom, insets)}
      zoom={zoom}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      // Keys, zoom buttons and the credit are ours: Leaflet's write HTML and answer keys too widely.
      keyboard={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={animate}
      fadeAnimation={animate}
      markerZoomAnimation={animate}
      inertia={animate}
      {...(!interactive && STILL)}
    >
      <Upkeep />
      {children}
    </MapContainer>
  );
}

function Upkeep() {
  const map = useMap();
  useEffect(() => {
    watchZoom(map);
    // Else the timer that ends a zoom under way fails on the removed map.
    map.on("unload", () => Object.assign(map, { _animatingZoom: false }));
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(map.getContainer());
    return () => resized.disconnect();
  }, [map]);
  return null;
}
