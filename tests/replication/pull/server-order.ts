import { compareCursors, type Cursor } from "../../../replication/pull/checkpoint.ts";
import type { RemoteDocument } from "../../../replication/pull/ports.ts";

export function denied(): Error {
  return Object.assign(new Error("Missing or insufficient permissions."), { code: "permission-denied" });
}

export function splitPath(path: string): [string, string] {
  const cut = path.lastIndexOf("/");
  return [path.slice(0, cut), path.slice(cut + 1)];
}

export function keyOf({ id, updatedAt, data }: RemoteDocument): string {
  return `${id}@${updatedAt?.seconds}.${updatedAt?.nanoseconds}/${String(data?.["rev"])}`;
}

export function isAfter({ id, updatedAt }: RemoteDocument, after: Cursor): boolean {
  return updatedAt === null || compareCursors({ ...updatedAt, id }, after) > 0;
}

export function isLater({ updatedAt }: RemoteDocument, { seconds, nanoseconds }: Cursor): boolean {
  if (updatedAt === null) return false;
  return (
    updatedAt.seconds > seconds || (updatedAt.seconds === seconds && updatedAt.nanoseconds > nanoseconds)
  );
}

/** (updatedAt, id); what has no timestamp comes last, as other types do in Firestore. */
export function inOrder(documents: ReadonlyMap<string, RemoteDocument>): RemoteDocument[] {
  return [...documents.values()].sort((a, b) => {
    if (a.updatedAt === null || b.updatedAt === null)
      return Number(a.updatedAt === null) - Number(b.updatedAt === null);
    return compareCursors({ ...a.updatedAt, id: a.id }, { ...b.updatedAt, id: b.id });
  });
}
