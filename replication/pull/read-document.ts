import { COLLECTIONS, type CollectionName } from "../../src/data/replica/collections.ts";
import type { ReplicaCollection, Row } from "../../src/data/replica/row.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import type { FieldProblem } from "../../src/domain/command/refusal.ts";
import { instantOf } from "./checkpoint.ts";
import type { RemoteDocument, RowChange } from "./ports.ts";

export interface ReadDocument {
  /** Absent when the document does not parse and nothing forces the device to drop what it holds. */
  readonly change?: RowChange;
  readonly problems?: readonly FieldProblem[];
}

/** The door: what is not understood is put aside, and nothing of it reaches a screen. */
export function readDocument(
  collection: CollectionName,
  document: RemoteDocument,
  epoch: string,
): ReadDocument {
  const { id, data } = document;
  const updatedAt = document.updatedAt === null ? 0 : instantOf(document.updatedAt);
  if (data === null) return { change: { kind: "gone", id, rev: null, updatedAt } };
  const rev = Number.isInteger(data["rev"]) ? (data["rev"] as number) : null;
  if (data["_deleted"] === true) return { change: { kind: "gone", id, rev, updatedAt } };
  const { idField, parse, columnsOf } = COLLECTIONS[collection] as ReplicaCollection<unknown>;
  const parsed = parse({ ...data, [idField]: id });
  if (parsed.ok) {
    const columns = columnsOf(parsed.value);
    const row: Row<unknown> = { id, ...columns, rank: rankOf(columns.updatedAt), epoch, doc: parsed.value };
    return { change: { kind: "row", row } };
  }
  // Better nothing than a text that was taken back: an unreadable hidden document still takes the old one away.
  const isTakenBack = data["visibility"] === "hidden" || data["visibility"] === "private";
  return isTakenBack
    ? { change: { kind: "gone", id, rev, updatedAt }, problems: parsed.problem }
    : { problems: parsed.problem };
}
