import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";

export interface Neighbours {
  readonly previous: AnomalyView | undefined;
  readonly next: AnomalyView | undefined;
  /** From 1; 0 when the report is not in the list. */
  readonly position: number;
  readonly count: number;
}

/** What comes before and after a report in a filtered, sorted list. */
export function neighboursOf(id: Identifier, views: readonly AnomalyView[]): Neighbours {
  const index = views.findIndex(({ anomaly }) => anomaly.id === id);
  const isThere = index !== -1;
  return {
    previous: isThere ? views[index - 1] : undefined,
    next: isThere ? views[index + 1] : undefined,
    position: index + 1,
    count: views.length,
  };
}
