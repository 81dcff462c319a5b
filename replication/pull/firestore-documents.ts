import { type DocumentSnapshot, Timestamp } from "firebase/firestore";
import { instantOf } from "./checkpoint.ts";
import type { RemoteDocument } from "./ports.ts";

export function remoteDocumentOf(snapshot: DocumentSnapshot): RemoteDocument {
  const data = snapshot.data();
  if (data === undefined) return removedDocument(snapshot.id);
  const stamp: unknown = data["updatedAt"] ?? data["createdAt"];
  const updatedAt =
    stamp instanceof Timestamp ? { seconds: stamp.seconds, nanoseconds: stamp.nanoseconds } : null;
  return { id: snapshot.id, updatedAt, data: plainOf(data) as Record<string, unknown> };
}

export function removedDocument(id: string): RemoteDocument {
  return { id, updatedAt: null, data: null };
}

/** Timestamps as whole milliseconds, at any depth; the rest of what we store is JSON already. */
function plainOf(value: unknown): unknown {
  if (value instanceof Timestamp) return instantOf(value);
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]));
}
