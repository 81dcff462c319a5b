import { CREATING_KINDS } from "../command/creating-kinds.ts";
import type { Receipt } from "../command/outcome.ts";

/** Does this receipt say that its owner made the subject? What is public does not say who wrote it. */
export function isOfCreation({ kind, outcome }: Pick<Receipt, "kind" | "outcome">): boolean {
  if (outcome.state !== "applied") return false;
  // Version 0.1 did not say the kind: only what was created was given a number.
  return kind === "" ? outcome.number !== "" : CREATING_KINDS.includes(kind);
}

/** What a person made in a collection, as their receipts say. */
export function ownSubjectIds(collection: string, receipts: readonly Receipt[]): ReadonlySet<string> {
  const own = receipts.filter(
    (receipt) => receipt.subject.collection === collection && isOfCreation(receipt),
  );
  return new Set(own.map(({ subject }) => subject.id));
}
