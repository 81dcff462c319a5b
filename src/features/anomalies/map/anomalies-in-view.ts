import { isWithin, type MapView } from "../../../map/camera/map-view.ts";
import type { ShownAnomalies } from "../filter/use-shown-anomalies.ts";

/** The part of what is shown that lies in view; all of it until the map says what that is. */
export function anomaliesInView(
  { shown, hidden, isWhole }: ShownAnomalies,
  view: Pick<MapView, "bounds" | "idsInView"> | undefined,
): ShownAnomalies {
  if (view === undefined) return { shown, hidden, isWhole };
  const ids = new Set(view.idsInView);
  return {
    isWhole,
    shown: shown?.filter(({ anomaly }) => ids.has(anomaly.id)),
    hidden: hidden.filter(({ anomaly }) => isWithin(anomaly.place, view.bounds)),
  };
}
