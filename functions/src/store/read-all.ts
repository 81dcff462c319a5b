import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../firebase.ts";

/** The database, or a transaction. */
export interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** In the order that they are named in; none where none is named, which the database refuses to be asked. */
export async function readAll(
  references: readonly DocumentReference[],
  reader: Reader = db(),
): Promise<readonly DocumentSnapshot[]> {
  return references.length === 0 ? [] : reader.getAll(...references);
}

/** The paths of those that are there. */
export async function pathsThere(references: readonly DocumentReference[]): Promise<ReadonlySet<string>> {
  const found = await readAll(references);
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
}
