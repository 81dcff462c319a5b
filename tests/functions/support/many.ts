import type { DocumentReference } from "firebase-admin/firestore";
import { db } from "../../../functions/src/firebase.ts";

export const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const WRITTEN_AT_ONCE = 400;

/** As what wrote them before would have left them. */
export async function write(
  documents: readonly (readonly [DocumentReference, object | undefined])[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += WRITTEN_AT_ONCE) {
    const batch = db().batch();
    for (const [ref, data] of documents.slice(from, from + WRITTEN_AT_ONCE))
      if (data === undefined) batch.delete(ref);
      else batch.set(ref, data);
    await batch.commit();
  }
}
