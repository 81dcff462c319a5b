import { newIdentifier } from "../../../data/device/new-identifier.ts";
import type { OutboxRow } from "../../../data/device/rows.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { AnomalyView, SyncState } from "../../../domain/anomaly/pending-overlay.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { syncOfRow } from "../../../shared/commands/sync-badge.tsx";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";
import { memberCommand, type MemberKind } from "./member-command.ts";

/** « Je constate aussi » or « Suivre » about one report: where the latest press stands, and the next one. */
export function useMember({ anomaly }: Pick<AnomalyView, "anomaly">, kind: MemberKind) {
  const send = useSendCommand(anomaly.cityId);
  const rows = useOutbox() ?? [];
  return {
    sync: memberSync(rows, kind, anomaly.id),
    put: (on: boolean) =>
      send(memberCommand(kind, { anomaly }, { id: newIdentifier(), on, now: Date.now() }), { anomaly }),
  };
}

/** Where the latest press stands; `null` when nothing is under way. */
export function memberSync(
  rows: readonly OutboxRow[],
  kind: MemberKind,
  anomalyId: Identifier,
): SyncState | null {
  const row = rows.findLast(
    ({ command }) => command.kind === kind && command.payload.anomalyId === anomalyId,
  );
  return row === undefined ? null : syncOfRow(row);
}
