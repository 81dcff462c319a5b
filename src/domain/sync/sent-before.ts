import { madeAtOf } from "../basics/identifier.ts";
import { cityDayOf } from "../city/city-day.ts";
import type { Instant } from "../basics/instant.ts";
import type { Receipt } from "../command/outcome.ts";
import { definitionOf, type Command } from "../command/command.ts";
import { NOTHING_SENT, quotaDayOf, recentOf, type Sent } from "../command/quota-problem.ts";
import type { OverlayInput } from "./overlay.ts";

/**
 * How many commands of its kind this person did before this one, as far as this device knows: what waits and what the
 * city applied, each once. The city says for which day it counted; one of before that did, when it applied it.
 */
export function sentBefore(
  command: Pick<Command, "id" | "kind" | "performedAt" | "cityId">,
  { receipts, pending }: Pick<OverlayInput, "receipts" | "pending">,
): Sent {
  const { id, kind, performedAt } = command;
  const day = quotaDayOf(command, performedAt);
  const answered = new Set(receipts.map(({ commandId }) => commandId));
  const applied = receipts.filter((receipt) => receipt.kind === kind && receipt.outcome.state === "applied");
  const waiting = pending.filter(
    ({ command: other, state }) =>
      other.kind === kind &&
      other.id !== id &&
      !answered.has(other.id) &&
      state !== "refused" &&
      state !== "conflict",
  );
  const ofDay = [
    ...applied.map((receipt) => dayOf(receipt, receipt.outcome.appliedAt)),
    ...waiting.map(({ command: other }) => quotaDayOf(other, performedAt)),
  ];
  const times = [
    ...applied.map(({ commandId }) => madeAtOf(commandId)),
    ...waiting.map(({ command: other }) => other.performedAt),
  ];
  return {
    ...NOTHING_SENT,
    thatDay: ofDay.filter((one) => one === day).length,
    recently: recentOf(times, performedAt, definitionOf(command).pace),
  };
}

function dayOf({ day = "", cityId }: Receipt, appliedAt: Instant): string {
  return day === "" ? cityDayOf(appliedAt, cityId) : day;
}
