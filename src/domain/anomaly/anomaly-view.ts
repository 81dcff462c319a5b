import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Anomaly } from "./anomaly.ts";

export interface AnomalyView {
  readonly anomaly: Anomaly;
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly meToo: boolean;
  readonly followed: boolean;
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
