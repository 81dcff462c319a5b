import type { Row } from "../../src/data/replica/row.ts";
import type { RowChange } from "./ports.ts";

type Written = Row<unknown> & { readonly _deleted: boolean };

/** What to write for one change; nothing when the replica knows as much or more (same id and rev, or a later one). */
export function newerOf(change: RowChange | undefined, held: Written | undefined): Written | undefined {
  if (change === undefined) return undefined;
  if (change.kind === "row") {
    const { row } = change;
    const isKnown = held !== undefined && held.epoch === row.epoch && !isLater(row, held);
    return isKnown ? undefined : { ...row, _deleted: false };
  }
  if (held === undefined || held._deleted) return undefined;
  return change.rev !== null && change.rev < held.rev ? undefined : tombstoneOf(held, change.rev);
}

function isLater(row: Row<unknown>, held: Row<unknown>): boolean {
  return row.rev === held.rev ? row.updatedAt > held.updatedAt : row.rev > held.rev;
}

/** Nothing of the content stays. Of a document that merely vanished, whatever the city says next is later. */
export function tombstoneOf(held: Row<unknown>, rev: number | null): Written {
  const { id, cityId, rank, epoch } = held;
  const emptied = { id, cityId, rank, epoch, listed: false, doc: null };
  return { ...emptied, rev: rev ?? -1, updatedAt: rev === null ? 0 : held.updatedAt, _deleted: true };
}
