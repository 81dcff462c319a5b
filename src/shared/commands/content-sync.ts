import type { Content } from "../../domain/content/content.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";

interface Shown {
  readonly mine: boolean;
  readonly sync: SyncState | null;
}

/**
 * How far one's own content has come; `null` for somebody else's. A pending mark is shown at its button, and makes no
 * neighbour's content look unsent.
 */
export function contentSync({ number }: Pick<Content, "number">, { mine, sync }: Shown): SyncState | null {
  if (!mine) return null;
  return number === "" || sync === "photos" ? sync : "sent";
}

/** One's own that waits on this device or is being sent. */
export function isUnsent(content: Pick<Content, "number">, shown: Shown): boolean {
  const sync = contentSync(content, shown);
  return sync === "queued" || sync === "sending";
}
