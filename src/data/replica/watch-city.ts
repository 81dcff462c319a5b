import type { RxCollection } from "rxdb";
import type { CityId } from "../../domain/city/city.ts";
import type { Row } from "./row.ts";

/** The first rows fill a screen; each later read is ten times larger. */
const FIRST_ROWS = 50;
const GROWTH = 10;

/** `isWhole`: false while older documents are still being read; until then nothing is counted or called none. */
export type EmitCity<T> = (documents: readonly T[], isWhole: boolean) => void;

/**
 * Newest first: the newest ones at once, the others as they are read, then each change as it comes. It reads below RxDB's
 * documents and queries, whose cost grows with the whole city at every change.
 */
export function watchCity<T>(rows: RxCollection<Row<T>>, cityId: CityId, emit: EmitCity<T>): () => void {
  const held = new Map<string, Row<T>>();
  let isOver = false;
  let isTelling = false;
  let isWhole = false;

  const tell = (): void => {
    isTelling = false;
    if (isOver) return;
    const inOrder = [...held.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
    emit(
      inOrder.flatMap(({ doc }) => (doc === null ? [] : [doc])),
      isWhole,
    );
  };
  const tellSoon = (): void => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(tell);
  };
  /** Rows that changed since the reading began are known better from their change. */
  const changed = new Set<string>();
  const subscription = rows.eventBulks$.subscribe(({ events }) => {
    for (const { documentId, documentData } of events) {
      if (documentData.cityId !== cityId) continue;
      changed.add(documentId);
      if (documentData.listed && !documentData._deleted) held.set(documentId, documentData as Row<T>);
      else held.delete(documentId);
      tellSoon();
    }
  });
  const read = async (): Promise<void> => {
    let after = -1;
    let limit = FIRST_ROWS;
    for (;;) {
      const page = await pageOf(rows, cityId, after, limit);
      if (isOver) return;
      for (const row of page) if (!changed.has(row.id)) held.set(row.id, row);
      const last = page.at(-1)?.rank;
      isWhole = page.length < limit || last === undefined;
      tell();
      if (isWhole || last === undefined) return;
      after = last;
      limit *= GROWTH;
    }
  };
  // A replica that closes under the reading: whoever watched it watches another one by then.
  read().catch(() => undefined);
  return () => {
    isOver = true;
    subscription.unsubscribe();
  };
}

/** Starts with the rows of the last rank again: a later one may share it. */
async function pageOf<T>(
  rows: RxCollection<Row<T>>,
  cityId: CityId,
  from: number,
  limit: number,
): Promise<readonly Row<T>[]> {
  const query = listQuery(rows, cityId, from, limit);
  const storage = rows.storageInstance as unknown as RxCollection<Row<unknown>>["storageInstance"];
  const { documents } = await storage.query(query.getPreparedQuery());
  return documents as readonly Row<T>[];
}

export function listQuery<T>(rows: RxCollection<Row<T>>, cityId: CityId, from: number, limit: number) {
  return (rows as unknown as RxCollection<Row<unknown>>).find({
    selector: { cityId, listed: true, rank: { $gte: from } },
    sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
    limit,
  });
}
