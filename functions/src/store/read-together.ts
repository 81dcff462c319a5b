import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import type { Reader } from "./read-all.ts";

export async function readTogether<K extends string>(
  reader: Reader,
  wanted: Readonly<Record<K, DocumentReference>>,
): Promise<Readonly<Record<K, DocumentSnapshot>>> {
  const names = Object.keys(wanted) as K[];
  const snapshots = await reader.getAll(...names.map((name) => wanted[name]));
  return Object.fromEntries(names.map((name, index) => [name, snapshots[index]])) as Record<
    K,
    DocumentSnapshot
  >;
}
