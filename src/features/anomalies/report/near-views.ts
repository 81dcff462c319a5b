import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { possibleDuplicates } from "../../../domain/anomaly/near-anomalies.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { NEAR_SHOWN_MAX } from "../../../domain/limits/limits.ts";
import type { ReportForm } from "./report-form.ts";

export interface NearView {
  readonly view: AnomalyView;
  readonly distanceM: number;
}

type Described = Pick<ReportForm, "place" | "categoryId" | "subcategoryId" | "title" | "description">;

/** Those that are shown while it is written, likeliest first; none while the place or the matter is not chosen. */
export function nearViews(form: Described, views: readonly AnomalyView[], now: Instant): readonly NearView[] {
  const { place, categoryId, subcategoryId, title, description } = form;
  if (place === null || categoryId === null || subcategoryId === null) return [];
  const viewOf = new Map(views.map((view) => [view.anomaly, view]));
  const spot = { place, categoryId, subcategoryId, text: `${title} ${description}`, now };
  return possibleDuplicates(spot, [...viewOf.keys()])
    .slice(0, NEAR_SHOWN_MAX)
    .flatMap(({ anomaly, distanceM }) => {
      const view = viewOf.get(anomaly);
      return view === undefined ? [] : [{ view, distanceM }];
    });
}
