import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";

export async function readTogether<K extends string>(
  transaction: Transaction,
  wanted: Readonly<Record<K, DocumentReference>>,
): Promise<Readonly<Record<K, DocumentSnapshot>>> {
  const names = Object.keys(wanted) as K[];
  const snapshots = await transaction.getAll(...names.map((name) => wanted[name]));
  return Object.fromEntries(names.map((name, index) => [name, snapshots[index]])) as Record<
    K,
    DocumentSnapshot
  >;
}
