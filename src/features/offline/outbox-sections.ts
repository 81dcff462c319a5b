import type { OutboxRow } from "../../data/device/rows.ts";

export interface OutboxSections {
  /** What « Envoyer maintenant » can hasten, and without network the photos that follow their text. */
  readonly waiting: readonly OutboxRow[];
  /** On its way, or arrived with photos that follow. */
  readonly underWay: readonly OutboxRow[];
  /** Conflicts: the person compares and chooses. */
  readonly toReview: readonly OutboxRow[];
  readonly refused: readonly OutboxRow[];
}

export function outboxSections(rows: readonly OutboxRow[], online: boolean): OutboxSections {
  return {
    waiting: rows.filter(({ state }) => state === "queued" || (state === "applied" && !online)),
    underWay: rows.filter(({ state }) => state === "sending" || (state === "applied" && online)),
    toReview: rows.filter(({ state }) => state === "conflict"),
    refused: rows.filter(({ state }) => state === "refused"),
  };
}
