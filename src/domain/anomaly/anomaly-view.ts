import { contentViews } from "../sync/content-views.ts";
import type { OverlayInput } from "../sync/overlay.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Anomaly } from "./anomaly.ts";

export interface AnomalyView {
  readonly anomaly: Anomaly;
  /** The latest of this person's commands about it; null when none is pending. */
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly meToo: boolean;
  readonly followed: boolean;
}

/** See `contentViews`: each caller keeps one, which remembers the views it made last. */
export function anomalyViews(): (
  anomalies: readonly Anomaly[],
  input: OverlayInput,
) => readonly AnomalyView[] {
  return contentViews<Anomaly, AnomalyView>("anomalies", (anomaly, { sync, mine, marks }) => ({
    anomaly,
    sync,
    mine,
    meToo: marks.has("me-too"),
    followed: marks.has("follow"),
  }));
}
