import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import {
  Armchair,
  CircleAlert,
  CalendarClock,
  CheckCheck,
  Eye,
  Lamp,
  Route,
  Signpost,
  TreeDeciduous,
  Wrench,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { AnomalyStatus } from "../../domain/anomaly/statuses.ts";
import { placeOf } from "../../domain/place/place.ts";
import type { ScenePin } from "../../map/scene-map.tsx";
import type { Tone } from "../../ui/badge.tsx";

/** The commune whose streets the first visit shows. */
export const EXAMPLE_CITY = { id: "35024", name: "Betton", mapProvider: null } as const;
export const EXAMPLE_CENTER = placeOf(48.1824, -1.6433);
export const EXAMPLE_ZOOM = 16;

export interface Example extends Omit<ScenePin, "label"> {
  readonly title: MessageDescriptor;
  readonly status: AnomalyStatus;
  readonly statusIcon: LucideIcon;
  readonly statusTone: Tone;
  readonly news: MessageDescriptor;
}

/** One of each shape of pin, as the map of a commune has them. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "lamp",
    title: msg`Lampadaire éteint`,
    news: msg`Sept voisins l’ont constaté aussi.`,
    status: "ack",
    statusIcon: Eye,
    statusTone: "info",
    place: placeOf(48.1827, -1.6429),
    shape: "round",
    tone: "primary",
    icon: Lamp,
  },
  {
    id: "hole",
    title: msg`Trou dans la chaussée`,
    news: msg`La réparation est prévue jeudi.`,
    status: "planned",
    statusIcon: CalendarClock,
    statusTone: "info",
    place: placeOf(48.1834, -1.6449),
    shape: "square",
    tone: "warning",
    icon: Route,
  },
  {
    id: "sofa",
    title: msg`Canapé abandonné`,
    news: msg`La benne passe demain matin.`,
    status: "progress",
    statusIcon: Wrench,
    statusTone: "info",
    place: placeOf(48.1817, -1.6451),
    shape: "square",
    tone: "warning",
    icon: Armchair,
  },
  {
    id: "branch",
    title: msg`Branche sur le chemin`,
    news: msg`Signalée hier à 18 h, avec une photo.`,
    status: "new",
    statusIcon: CircleAlert,
    statusTone: "warning",
    place: placeOf(48.1833, -1.641),
    shape: "round",
    tone: "primary",
    icon: TreeDeciduous,
  },
  {
    id: "sign",
    title: msg`Panneau tombé`,
    news: msg`Redressé en six jours ; la photo d’après est en ligne.`,
    status: "resolved",
    statusIcon: CheckCheck,
    statusTone: "success",
    place: placeOf(48.1819, -1.6412),
    shape: "diamond",
    tone: "success",
    icon: Signpost,
  },
];
