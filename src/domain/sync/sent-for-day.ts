import { cityDayOf } from "../city/city-day.ts";
import type { Instant } from "../basics/instant.ts";
import type { Receipt } from "../command/outcome.ts";
import type { Command } from "../command/command.ts";
import { quotaDayOf } from "../command/quota-problem.ts";
import type { OverlayInput } from "./overlay.ts";

/**
 * How many commands of its kind this person did on the day of this one, as far as this device knows: what waits and what the
 * city applied, each once. The city says for which day it counted; one of before that did, when it applied it.
 */
export function sentForDay(
  command: Pick<Command, "id" | "kind" | "performedAt" | "cityId">,
  { receipts, pending }: Pick<OverlayInput, "receipts" | "pending">,
): number {
  const { id, kind, performedAt } = command;
  const day = quotaDayOf(command, performedAt);
  const answered = new Set(receipts.map(({ commandId }) => commandId));
  const applied = receipts.filter(
    (receipt) =>
      receipt.kind === kind &&
      receipt.outcome.state === "applied" &&
      dayOf(receipt, receipt.outcome.appliedAt) === day,
  );
  const waiting = pending.filter(
    ({ command: other, state }) =>
      other.kind === kind &&
      other.id !== id &&
      !answered.has(other.id) &&
      state !== "refused" &&
      state !== "conflict" &&
      quotaDayOf(other, performedAt) === day,
  );
  return applied.length + waiting.length;
}

function dayOf({ day = "", cityId }: Receipt, appliedAt: Instant): string {
  return day === "" ? cityDayOf(appliedAt, cityId) : day;
}
