import type { LucideIcon } from "lucide-react";

import type { Place } from "../domain/place/place.ts";

/** All that the map knows of an item, whatever it is. */
export interface Pin {
  readonly id: string;
  readonly place: Place;
  readonly shape: "round" | "square" | "diamond";
  /** The colour of the body, by its name in the style sheet. */
  readonly tone: "primary" | "warning" | "success";
  readonly icon: LucideIcon;
  /** The accessible name: « Anomalie : lampadaire éteint, prise en compte, 12 rue des Lilas ». */
  readonly label: string;
  /** Counts in the ring of a cluster. */
  readonly open: boolean;
  /** Not received by the city yet. */
  readonly waiting: boolean;
}
