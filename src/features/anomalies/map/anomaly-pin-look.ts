import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { STATUS_FACTS } from "../../../domain/anomaly/statuses.ts";
import { CATEGORY_ICONS } from "./category-icons.ts";
import type { Pin } from "../../../map/pin.ts";

export const PIN_TONES = {
  round: "primary",
  square: "warning",
  diamond: "success",
  bar: "neutral",
} as const satisfies Record<Pin["shape"], Pin["tone"]>;

/** Shape for the status, icon for the category; a status that has no pin on the map of all is drawn as a closed one. */
export function anomalyPinLook({
  status,
  categoryId,
}: Pick<Anomaly, "status" | "categoryId">): Pick<Pin, "shape" | "tone" | "icon"> {
  const known = STATUS_FACTS[status].shape;
  const shape = known === "none" ? "diamond" : known;
  return { shape, tone: PIN_TONES[shape], icon: CATEGORY_ICONS[categoryId] };
}
