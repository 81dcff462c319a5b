import { cityClock } from "../../../clock/city-clock.ts";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import type { OutboxRow } from "../../../data/device/rows.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { MarkKind } from "../../../domain/account/marks.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { syncStateOf, type SyncState } from "../../../domain/sync/sync-state.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";
import { isMarkCommand, markCommand } from "./mark-command.ts";

export function useMark({ anomaly }: Pick<AnomalyView, "anomaly">, mark: MarkKind) {
  const send = useSendCommand(anomaly.cityId);
  const rows = useOutbox() ?? [];
  return {
    sync: markSync(rows, mark, anomaly.id),
    put: (on: boolean) =>
      send(markCommand(mark, { anomaly }, { id: newIdentifier(), on, now: cityClock.now() }), {
        content: anomaly,
      }),
  };
}

export function markSync(
  rows: readonly OutboxRow[],
  mark: MarkKind,
  anomalyId: Identifier,
): SyncState | null {
  const row = rows.findLast(({ command }) => isMarkCommand(command, mark, anomalyId));
  return row === undefined ? null : syncStateOf(row.state);
}
