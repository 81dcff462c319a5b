import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { Circle } from "../leaflet.ts";
import { MapMark } from "./map-mark.tsx";
import styles from "./marks.module.css";

/** Where the device is, and how sure it is of that. */
export interface Position {
  readonly place: Place;
  readonly accuracyM: number;
}

export function Here({ at: { place, accuracyM } }: { readonly at: Position }) {
  return (
    <>
      <Circle
        center={[latOf(place), lngOf(place)]}
        radius={accuracyM}
        interactive={false}
        className={styles.accuracy ?? ""}
      />
      <MapMark place={place} rank={1}>
        <span className={styles.here} />
      </MapMark>
    </>
  );
}
