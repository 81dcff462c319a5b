import { Landmark } from "lucide-react";

import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Circle } from "../leaflet.ts";
import { MapMark } from "./map-mark.tsx";
import styles from "./marks.module.css";

interface MarksProps {
  readonly cityHall: Place | null;
  readonly cityHallLabel: string;
  readonly place: Place | null;
  readonly isPlacing: boolean;
  readonly accuracyM: number | null;
}

export function Marks({ cityHall, cityHallLabel, place, isPlacing, accuracyM }: MarksProps) {
  return (
    <>
      {cityHall !== null && (
        <MapMark place={cityHall} rank={-1}>
          <div className={styles.cityHall}>
            <Landmark size={17} strokeWidth={2.25} aria-hidden="true" />
            <VisuallyHidden>{cityHallLabel}</VisuallyHidden>
          </div>
        </MapMark>
      )}
      {place !== null && accuracyM !== null && (
        <Circle
          center={[latOf(place), lngOf(place)]}
          radius={accuracyM}
          interactive={false}
          className={styles.accuracy ?? ""}
        />
      )}
      {place !== null && isPlacing && (
        <MapMark place={place} rank={2}>
          <svg className={styles.chosen} viewBox="0 0 40 52" width={40} height={52} aria-hidden="true">
            <path className={styles.halo} d={DROP} />
            <path className={styles.drop} d={DROP} />
            <circle className={styles.eye} cx={20} cy={19} r={6.5} />
          </svg>
        </MapMark>
      )}
    </>
  );
}

const DROP = "M20 48C20 48 36 31 36 19A16 16 0 0 0 4 19C4 31 20 48 20 48Z";
