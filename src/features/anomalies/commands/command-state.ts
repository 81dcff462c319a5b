import type { OutboxRow } from "../../../data/device/rows.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { MemberKind } from "./member-command.ts";

/** Where the latest « Je constate aussi » or « Suivre » about a report stands; `null` when nothing is under way. */
export function commandState(
  rows: readonly OutboxRow[],
  kind: MemberKind,
  anomalyId: Identifier,
): SyncState | null {
  const row = rows.findLast(
    ({ command }) => command.kind === kind && command.payload.anomalyId === anomalyId,
  );
  if (row === undefined) return null;
  return row.state === "applied" ? "sent" : row.state;
}
