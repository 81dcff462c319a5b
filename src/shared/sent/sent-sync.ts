import type { OutboxRow } from "../../data/device/rows.ts";
import { syncStateOf, type SyncState } from "../../domain/sync/sync-state.ts";
import type { SentStage } from "./sent-frame.tsx";

export const SENT_STAGES = {
  queued: "kept",
  sending: "kept",
  photos: "sent",
  sent: "sent",
  refused: "stopped",
  conflict: "stopped",
} as const satisfies Record<SyncState, SentStage>;

/** A content with a number has arrived, whatever its row still says. */
export function sentSyncOf(row: OutboxRow | undefined, number: string): SyncState {
  return number === "" && row !== undefined ? syncStateOf(row.state) : "sent";
}
