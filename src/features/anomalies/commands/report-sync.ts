import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";
import { contentSync } from "../../../shared/commands/content-sync.ts";

export function reportSync(view: AnomalyView): SyncState | null {
  return contentSync(view.anomaly, view);
}

export function isUnsent(view: AnomalyView): boolean {
  const sync = reportSync(view);
  return sync === "queued" || sync === "sending";
}
