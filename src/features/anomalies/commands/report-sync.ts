import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";

/**
 * How far one's own report has come; `null` for somebody else's. A pending « Je constate aussi » is shown at its button,
 * and makes no neighbour's report look unsent.
 */
export function reportSync({ anomaly, mine, sync }: AnomalyView): SyncState | null {
  if (!mine) return null;
  return anomaly.number === "" || sync === "photos" ? sync : "sent";
}

export function isUnsent(view: AnomalyView): boolean {
  const sync = reportSync(view);
  return sync === "queued" || sync === "sending";
}
