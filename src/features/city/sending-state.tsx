import type { OutboxState } from "../../data/device/rows.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";

export function SendingState({ state }: { readonly state: OutboxState | undefined }) {
  return <output>{state === undefined ? null : <SyncBadge sync={syncStateOf(state)} />}</output>;
}
