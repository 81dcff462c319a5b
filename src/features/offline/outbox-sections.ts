import type { OutboxRow } from "../../data/device/rows.ts";
import type { SyncState } from "../../domain/anomaly/pending-overlay.ts";

export interface OutboxSections {
  /** Waiting, being sent, or applied with photos still to send. */
  readonly waiting: readonly OutboxRow[];
  /** Refused or to be looked at again: nothing happens to them without the person. */
  readonly refused: readonly OutboxRow[];
}

export function outboxSections(rows: readonly OutboxRow[]): OutboxSections {
  return {
    waiting: rows.filter(({ state }) => state === "queued" || state === "sending" || state === "applied"),
    refused: rows.filter(({ state }) => state === "refused" || state === "conflict"),
  };
}

/** The state of a row as the person reads it. */
export function syncStateOf(row: Pick<OutboxRow, "state">): SyncState {
  return row.state === "applied" ? "sent" : row.state;
}
