import type { DocumentSnapshot } from "firebase/firestore/lite";
import { instantOf, type ServerTime } from "./checkpoint.ts";
import type { RemoteDocument } from "./ports.ts";
import type { Scope } from "./scope.ts";

type Snapshot = Pick<DocumentSnapshot, "id" | "data">;

export function remoteDocumentOf(snapshot: Snapshot): RemoteDocument {
  const data = snapshot.data();
  if (data === undefined) return removedDocument(snapshot.id);
  const stamp: unknown = data["updatedAt"] ?? data["createdAt"];
  const updatedAt = isTimestamp(stamp) ? { seconds: stamp.seconds, nanoseconds: stamp.nanoseconds } : null;
  return { id: snapshot.id, updatedAt, data: plainOf(data) as Record<string, unknown> };
}

/** Every city’s statistics are called `_global_`: the row is named after the city. */
export function ownDocument(scope: Scope, snapshot: Snapshot): RemoteDocument {
  return { ...remoteDocumentOf(snapshot), id: scope.key };
}

export function removedDocument(id: string): RemoteDocument {
  return { id, updatedAt: null, data: null };
}

/** Timestamps as whole milliseconds, at any depth; the rest of what we store is JSON already. */
function plainOf(value: unknown): unknown {
  if (isTimestamp(value)) return instantOf(value);
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]));
}

/** Of either SDK, each of which has a class of its own; in what we store nothing has methods. */
function isTimestamp(value: unknown): value is ServerTime {
  return typeof (value as { readonly toMillis?: unknown } | null | undefined)?.toMillis === "function";
}
