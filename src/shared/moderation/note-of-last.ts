import type { Instant } from "../../domain/basics/instant.ts";
import type { ChangeNote, Receipt } from "../../domain/command/outcome.ts";

/**
 * What the city said of a person's last decision of a kind, unless something happened since; of an earlier one nothing is said again.
 * @param receipts of the decisions of that kind about one content, in any order
 */
export function noteOfLast(
  receipts: readonly Pick<Receipt, "outcome">[],
  changedAt: Instant,
): ChangeNote | undefined {
  const { outcome } = receipts.toSorted((a, b) => a.outcome.appliedAt - b.outcome.appliedAt).at(-1) ?? {};
  return outcome?.state === "applied" && outcome.appliedAt >= changedAt ? outcome.note : undefined;
}
