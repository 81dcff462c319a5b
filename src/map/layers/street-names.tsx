import { useEffect, useState } from "react";

import type { KnownStreet } from "../../domain/place/known-streets.ts";
import { latOf, lngOf } from "../../domain/place/place.ts";
import { atEachView } from "../camera/leaflet-camera.ts";
import { useMap } from "../leaflet.ts";
import { MapMark } from "./map-mark.tsx";
import styles from "./marks.module.css";
import { type NameAt, namesThatFit } from "./names-that-fit.ts";

/** From further away names would lie far from their streets. */
const NAMES_ZOOM_MIN = 14;

/** Where there is no background, the streets this device has heard of: enough to know where one is. */
export function StreetNames({ streets }: { readonly streets: readonly KnownStreet[] }) {
  return useNames(streets).map(({ name, place }) => (
    <MapMark key={name} place={place} rank={-2}>
      <span className={styles.street} aria-hidden="true">
        {name}
      </span>
    </MapMark>
  ));
}

function useNames(streets: readonly KnownStreet[]): readonly NameAt[] {
  const map = useMap();
  const [names, setNames] = useState<readonly NameAt[]>([]);
  useEffect(() => {
    return atEachView(map, () => {
      if (map.getZoom() < NAMES_ZOOM_MIN) return setNames([]);
      const placed = streets.map((street) => {
        const { x, y } = map.latLngToContainerPoint([latOf(street.place), lngOf(street.place)]);
        return { ...street, x, y };
      });
      setNames(namesThatFit(placed, map.getSize()));
    });
  }, [map, streets]);
  return names;
}
