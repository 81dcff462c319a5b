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
 * @param listed false for what no list shows
 */
export function watchCity<T>(
  rows: RxCollection<Row<T>>,
  cityId: CityId,
  emit: EmitCity<T>,
  listed = true,
): () => void {
  const held = new Map<string, Row<T>>();
  let isOver = false;
  let isTelling = false;
  let isWhole = false;

  const tell = (): void => {
    isTelling = false;
    if (isOver) return;
    emit(inOrder(held), isWhole);
  };
  const tellSoon = (): void => {
    if (!isTelling) queueMicrotask(tell);
    isTelling = true;
  };
  /** Rows that changed since the reading began are known better from their change. */
  const changed = new Set<string>();
  const subscription = rows.eventBulks$.subscribe(({ events }) => {
    for (const { documentId, documentData } of events) {
      if (documentData.cityId !== cityId) continue;
      changed.add(documentId);
      if (documentData.listed === listed && !documentData._deleted)
        held.set(documentId, documentData as Row<T>);
      else held.delete(documentId);
      tellSoon();
    }
  });
  const read = async (): Promise<void> => {
    let after = -1;
    for (let limit = FIRST_ROWS; ; limit *= GROWTH) {
      const page = await pageOf(rows, { cityId, listed, from: after, limit });
      if (isOver) return;
      for (const row of page) if (!changed.has(row.id)) held.set(row.id, row);
      const last = page.at(-1)?.rank;
      isWhole = page.length < limit || last === undefined;
      tell();
      if (isWhole || last === undefined) return;
      after = last;
    }
  };
  // A replica that closes under the reading: whoever watched it watches another one by then.
  read().catch(() => undefined);
  return () => {
    isOver = true;
    subscription.unsubscribe();
  };
}

function inOrder<T>(held: ReadonlyMap<string, Row<T>>): readonly T[] {
  const rows = [...held.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return rows.flatMap(({ doc }) => (doc === null ? [] : [doc]));
}

/** Starts with the rows of the last rank again: a later one may share it. */
async function pageOf<T>(rows: RxCollection<Row<T>>, wanted: ListPage): Promise<readonly Row<T>[]> {
  const query = listQuery(rows, wanted);
  const storage = rows.storageInstance as unknown as RxCollection<Row<unknown>>["storageInstance"];
  const { documents } = await storage.query(query.getPreparedQuery());
  return documents as readonly Row<T>[];
}

interface ListPage {
  readonly cityId: CityId;
  readonly listed: boolean;
  /** The rank it begins with. */
  readonly from: number;
  readonly limit: number;
}

export function listQuery<T>(rows: RxCollection<Row<T>>, { cityId, listed, from, limit }: ListPage) {
  return (rows as unknown as RxCollection<Row<unknown>>).find({
    selector: { cityId, listed, rank: { $gte: from } },
    sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
    limit,
  });
}
