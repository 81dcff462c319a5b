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
  readonly accuracyM: number | null;
}

export function Marks({ cityHall, cityHallLabel, place, accuracyM }: MarksProps) {
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
    </>
  );
}
