import { useEffect } from "react";

import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { circle, type LeafletMap } from "../leaflet.ts";
import styles from "./layers.module.css";

/** A circle of the metres within which a measured place is to be believed. */
export function useAccuracy(
  map: LeafletMap | undefined,
  place: Place | null,
  accuracyM: number | null,
): void {
  const lat = place === null ? null : latOf(place);
  const lng = place === null ? null : lngOf(place);
  useEffect(() => {
    if (map === undefined || lat === null || lng === null || accuracyM === null) return;
    const shape = circle([lat, lng], {
      radius: accuracyM,
      interactive: false,
      className: styles.accuracy ?? "",
    });
    shape.addTo(map);
    return () => {
      shape.remove();
    };
  }, [map, lat, lng, accuracyM]);
}
