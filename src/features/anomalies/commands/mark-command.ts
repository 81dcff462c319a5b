import type { MarkKind } from "../../../domain/account/marks.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { Command } from "../../../domain/command/command.ts";
import type { CommandKind } from "../../../domain/command/commands.ts";

const COMMANDS_OF_MARKS = {
  "me-too": "me-too-anomaly",
  follow: "follow-anomaly",
} as const satisfies Record<MarkKind, CommandKind>;

/** `now` is the device's clock. A report not received yet goes first. */
export function markCommand(
  mark: MarkKind,
  { anomaly }: Pick<AnomalyView, "anomaly">,
  { id, on, now }: { readonly id: Identifier; readonly on: boolean; readonly now: Instant },
): Command {
  const isWaiting = anomaly.number === "";
  return {
    id,
    kind: COMMANDS_OF_MARKS[mark],
    cityId: anomaly.cityId,
    payload: { anomalyId: anomaly.id, on },
    basedOn: anomaly.rev,
    dependsOn: isWaiting ? anomaly.id : null,
    performedAt: now,
  };
}

/** A report follows itself for its author; that one is not counted here. */
export function isMarkCommand(command: Command, mark: MarkKind, anomalyId: Identifier): boolean {
  return command.kind === COMMANDS_OF_MARKS[mark] && command.payload.anomalyId === anomalyId;
}
