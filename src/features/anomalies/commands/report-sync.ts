import type { AnomalyView, SyncState } from "../../../domain/anomaly/pending-overlay.ts";

/**
 * How far one's own report has come; `null` for somebody else's. A « Je constate aussi » under way is said at its button,
 * and makes no neighbour's report look unsent.
 */
export function reportSync({ anomaly, mine, sync }: AnomalyView): SyncState | null {
  if (!mine) return null;
  return anomaly.number === "" ? sync : "sent";
}

/** True while the city has not received it. */
export function isUnsent(view: AnomalyView): boolean {
  const sync = reportSync(view);
  return sync === "queued" || sync === "sending";
}
