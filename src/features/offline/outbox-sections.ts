import type { OutboxRow } from "../../data/device/rows.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";

export interface OutboxSections {
  /** Waiting, being sent, or applied with photos still to send. */
  readonly waiting: readonly OutboxRow[];
  /** Conflicts: the person compares and chooses. */
  readonly toReview: readonly OutboxRow[];
  readonly refused: readonly OutboxRow[];
}

export function outboxSections(rows: readonly OutboxRow[]): OutboxSections {
  return {
    waiting: rows.filter(({ state }) => state === "queued" || state === "sending" || state === "applied"),
    toReview: rows.filter(({ state }) => state === "conflict"),
    refused: rows.filter(({ state }) => state === "refused"),
  };
}

export function syncStateOf(row: Pick<OutboxRow, "state">): SyncState {
  return row.state === "applied" ? "sent" : row.state;
}
