import type { OutboxRow } from "../../data/device/rows.ts";

export interface OutboxSections {
  /** What « Envoyer maintenant » can hasten, and without network all that has not gone. */
  readonly waiting: readonly OutboxRow[];
  readonly underWay: readonly OutboxRow[];
  /** The city has the text. */
  readonly photos: readonly OutboxRow[];
  /** Conflicts: the person compares and chooses. */
  readonly toReview: readonly OutboxRow[];
  readonly refused: readonly OutboxRow[];
}

export function outboxSections(rows: readonly OutboxRow[], online: boolean): OutboxSections {
  return {
    waiting: rows.filter(({ state }) => state === "queued" || (!online && isLeaving(state))),
    underWay: rows.filter(({ state }) => online && state === "sending"),
    photos: rows.filter(({ state }) => online && state === "applied"),
    toReview: rows.filter(({ state }) => state === "conflict"),
    refused: rows.filter(({ state }) => state === "refused"),
  };
}

function isLeaving(state: OutboxRow["state"]): boolean {
  return state === "sending" || state === "applied";
}
