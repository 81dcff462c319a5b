import type { OutboxRow } from "../../data/device/rows.ts";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { syncStateOf } from "./outbox-sections.ts";

export function RowState({ row }: { readonly row: Pick<OutboxRow, "state"> }) {
  return <SyncBadge sync={syncStateOf(row)} />;
}
