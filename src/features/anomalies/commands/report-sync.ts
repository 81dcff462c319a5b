import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";
import { contentSync, isUnsent as isContentUnsent } from "../../../shared/commands/content-sync.ts";

export function reportSync(view: AnomalyView): SyncState | null {
  return contentSync(view.anomaly, view);
}

export function isUnsent(view: AnomalyView): boolean {
  return isContentUnsent(view.anomaly, view);
}
