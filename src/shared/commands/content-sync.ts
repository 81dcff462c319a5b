import type { Content } from "../../domain/content/content.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";

type Sent = Pick<Content, "number" | "history">;

interface Shown {
  readonly mine: boolean;
  readonly sync: SyncState | null;
}

/**
 * How far one's own content has come; `null` for somebody else's, and once its status says more than that it was sent.
 * A pending mark is shown at its button, and makes no neighbour's content look unsent.
 */
export function contentSync({ number, history }: Sent, { mine, sync }: Shown): SyncState | null {
  if (!mine) return null;
  if (number === "" || sync === "photos") return sync;
  return history.at(-1)?.status === history[0]?.status ? "sent" : null;
}

/** One's own that waits on this device or is being sent. */
export function isUnsent(content: Sent, shown: Shown): boolean {
  const sync = contentSync(content, shown);
  return sync === "queued" || sync === "sending";
}
