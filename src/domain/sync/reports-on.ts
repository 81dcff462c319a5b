import type { Instant } from "../basics/instant.ts";
import { definitionOf } from "../command/command.ts";
import { COMMAND_KINDS } from "../command/commands.ts";
import type { Receipt } from "../command/outcome.ts";
import type { PendingCommand } from "./sync-state.ts";

/**
 * How many contents this person created that day, as far as this device knows: what waits and what the server applied, each
 * once. The server counts by its own clock, so its instant goes before the device's.
 */
export function reportsOn(
  receipts: readonly Receipt[],
  pending: readonly PendingCommand[],
  isThatDay: (at: Instant) => boolean,
): number {
  const answered = new Set(receipts.map(({ commandId }) => commandId));
  const applied = receipts.filter(
    ({ kind, outcome }) => isCreation(kind) && outcome.state === "applied" && isThatDay(outcome.appliedAt),
  );
  const waiting = pending.filter(
    ({ command, state, outcome }) =>
      isCreation(command.kind) &&
      !answered.has(command.id) &&
      state !== "refused" &&
      state !== "conflict" &&
      isThatDay(outcome?.state === "applied" ? outcome.appliedAt : command.performedAt),
  );
  return applied.length + waiting.length;
}

/** A receipt may be of a kind that this version does not know. */
function isCreation(kind: string): boolean {
  const known = COMMAND_KINDS.find((each) => each === kind);
  return known !== undefined && definitionOf({ kind: known }).creates === true;
}
