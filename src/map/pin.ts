import type { LucideIcon } from "lucide-react";

import type { Place } from "../domain/place/place.ts";

export interface Pin {
  readonly id: string;
  readonly place: Place;
  readonly shape: "round" | "square" | "diamond" | "bar";
  readonly tone: "primary" | "warning" | "success" | "neutral";
  readonly icon: LucideIcon;
  /** The accessible name: « Anomalie : lampadaire éteint, prise en compte, 12 rue des Lilas ». */
  readonly label: string;
  readonly open: boolean;
  readonly waiting: boolean;
  /** Over: drawn paler than the others. */
  readonly quiet?: boolean;
}
