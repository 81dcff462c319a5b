import { useEffect, useState } from "react";

import type { KnownStreet } from "../../domain/place/known-streets.ts";
import { latOf, lngOf } from "../../domain/place/place.ts";
import type { LeafletMap } from "../leaflet.ts";
import { MapMark } from "./map-mark.tsx";
import styles from "./marks.module.css";
import { type NameAt, namesThatFit } from "./names-that-fit.ts";

/** From further away names would lie far from their streets. */
const NAMES_ZOOM_MIN = 14;

interface StreetNamesProps {
  readonly map: LeafletMap | undefined;
  readonly streets: readonly KnownStreet[];
}

/** Where there is no background, the streets this device has heard of: enough to know where one is. */
export function StreetNames({ map, streets }: StreetNamesProps) {
  const names = useNames(map, streets);
  if (map === undefined) return null;
  return names.map(({ name, place }) => (
    <MapMark key={name} map={map} place={place} rank={-2}>
      <span className={styles.street} aria-hidden="true">
        {name}
      </span>
    </MapMark>
  ));
}

function useNames(map: LeafletMap | undefined, streets: readonly KnownStreet[]): readonly NameAt[] {
  const [names, setNames] = useState<readonly NameAt[]>([]);
  useEffect(() => {
    if (map === undefined) return;
    const look = (): void => {
      if (map.getZoom() < NAMES_ZOOM_MIN) return setNames([]);
      const placed = streets.map((street) => {
        const { x, y } = map.latLngToContainerPoint([latOf(street.place), lngOf(street.place)]);
        return { ...street, x, y };
      });
      setNames(namesThatFit(placed, map.getSize()));
    };
    look();
    map.on("moveend", look);
    return () => {
      map.off("moveend", look);
    };
  }, [map, streets]);
  return names;
}
