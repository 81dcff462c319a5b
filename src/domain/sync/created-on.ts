import type { Instant } from "../basics/instant.ts";
import type { CommandKind } from "../command/commands.ts";
import type { OverlayInput } from "./overlay.ts";

/**
 * How many contents this person created that day by commands of this kind, as far as this device knows: what waits and what
 * the server applied, each once. The server counts by its own clock, so its instant goes before the device's.
 */
export function createdOn(
  kind: CommandKind,
  { receipts, pending }: Pick<OverlayInput, "receipts" | "pending"> = { receipts: [], pending: [] },
  isThatDay: (at: Instant) => boolean,
): number {
  const answered = new Set(receipts.map(({ commandId }) => commandId));
  const applied = receipts.filter(
    (receipt) =>
      receipt.kind === kind && receipt.outcome.state === "applied" && isThatDay(receipt.outcome.appliedAt),
  );
  const waiting = pending.filter(
    ({ command, state, outcome }) =>
      command.kind === kind &&
      !answered.has(command.id) &&
      state !== "refused" &&
      state !== "conflict" &&
      isThatDay(outcome?.state === "applied" ? outcome.appliedAt : command.performedAt),
  );
  return applied.length + waiting.length;
}
