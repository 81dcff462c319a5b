import type { CollectionName, Documents } from "./collections.ts";
import type { Replica } from "./open-replica.ts";
import type { RxCollection } from "rxdb";
import type { Row } from "./row.ts";

export function watchRow<N extends CollectionName>(
  replica: Replica,
  name: N,
  id: string,
  emit: (document: Documents[N] | null) => void,
): () => void {
  const rows = replica[name] as unknown as RxCollection<Row<Documents[N]>>;
  const subscription = rows
    .findOne(id)
    .$.subscribe((row) => emit((row?.toJSON().doc as Documents[N] | undefined) ?? null));
  return () => subscription.unsubscribe();
}
