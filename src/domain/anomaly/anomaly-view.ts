import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Anomaly } from "./anomaly.ts";
import { isOpen } from "./statuses.ts";

export interface AnomalyView {
  readonly anomaly: Anomaly;
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly meToo: boolean;
  readonly followed: boolean;
}

/** One's own is noticed already; what is over is said to be there still, or opened again, rather than noticed. */
export function mayBeNoticed({ anomaly, mine, meToo }: AnomalyView): boolean {
  return !mine && (meToo || isOpen(anomaly.status));
}

export const ANOMALY_VIEWS: ContentViews<"anomalies", AnomalyView> = {
  collection: "anomalies",
  viewOf: (anomaly, { sync, mine, marks }) => ({
    anomaly,
    sync,
    mine,
    meToo: marks.has("me-too"),
    followed: marks.has("follow"),
  }),
  idOf: ({ anomaly }) => anomaly.id,
};
