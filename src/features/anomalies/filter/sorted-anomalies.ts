import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { ANOMALY_STATUSES } from "../../../domain/anomaly/statuses.ts";
import { distanceM } from "../../../domain/place/distance.ts";
import type { Place } from "../../../domain/place/place.ts";
import { madeAt } from "./anomalies-in.ts";
import type { Sort } from "./anomaly-filter.ts";

/** A new list in the order asked for; equals go newest first. `from` is where distances start. */
export function sortedAnomalies(
  sort: Sort,
  views: readonly AnomalyView[],
  from: Place,
): readonly AnomalyView[] {
  const weights = new Map(views.map((view) => [view, weightOf(sort, view, from)]));
  const weight = (view: AnomalyView) => weights.get(view) ?? 0;
  return views.toSorted((a, b) => weight(a) - weight(b) || madeAt(b) - madeAt(a) || byId(a, b));
}

/** Of two made at the same moment neither takes the other's place when it changes. */
function byId({ anomaly: a }: AnomalyView, { anomaly: b }: AnomalyView): number {
  return a.id < b.id ? 1 : -1;
}

function weightOf(sort: Sort, view: AnomalyView, from: Place): number {
  switch (sort) {
    case "date":
      return -madeAt(view);
    case "distance":
      return distanceM(from, view.anomaly.place);
    case "status":
      return ANOMALY_STATUSES.indexOf(view.anomaly.status);
    case "followers":
      return -view.anomaly.followersCount;
  }
}
