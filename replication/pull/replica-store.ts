import type { MangoQueryNoLimit, RxCollection } from "rxdb";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import type { Row } from "../../src/data/replica/row.ts";
import { newerOf, tombstoneOf } from "./newer-row.ts";
import type { PullStore } from "./ports.ts";
import { positionsIn } from "./position-store.ts";
import { extentOf, type Scope } from "./scope.ts";
import { storageOf, writeDocuments } from "./write-documents.ts";

/** The pull's store over the replica. It writes below RxDB's documents, where RxDB's own replication writes too. */
export function replicaStore(replica: Replica): PullStore {
  const positions = positionsIn(replica.positions);
  const rowsOf = (scope: Scope) => replica[scope.collection] as unknown as RxCollection<Row<unknown>>;

  const everyRow = async (scope: Scope, limit?: number): Promise<readonly Row<unknown>[]> => {
    const query = rowsOf(scope).find({ ...queryOf(scope), ...(limit === undefined ? {} : { limit }) });
    const { documents } = await storageOf(rowsOf(scope)).query(query.getPreparedQuery());
    return documents;
  };
  const remove = async (scope: Scope, isToGo: (row: Row<unknown>) => boolean): Promise<void> => {
    const ids = (await everyRow(scope)).filter(isToGo).map(({ id }) => id);
    await writeDocuments(storageOf(rowsOf(scope)), ids, (_, held) =>
      held === undefined || held._deleted || !isToGo(held) ? undefined : tombstoneOf(held, null),
    );
  };
  return {
    position: positions.read,
    keepPosition: positions.keep,
    positions: positions.all,
    async apply(scope, changes) {
      const byId = new Map(
        changes.map((change) => [change.kind === "row" ? change.row.id : change.id, change]),
      );
      const storage = storageOf(rowsOf(scope));
      await writeDocuments(storage, [...byId.keys()], (id, held) => newerOf(byId.get(id), held));
    },
    isEmpty: async (scope) => (await everyRow(scope, 1)).length === 0,
    sweep: (scope, epoch) => remove(scope, (row) => row.epoch !== epoch),
    async forget(scope) {
      await remove(scope, () => true);
      await storageOf(rowsOf(scope)).cleanup(0);
      await positions.forget(scope);
    },
  };
}

/** A city's rows in the order of an index, so that the first one is found without reading the others. */
function queryOf(scope: Scope): MangoQueryNoLimit<Row<unknown>> {
  switch (extentOf(scope)) {
    case "document":
      return { selector: { id: scope.key } };
    case "city":
      return {
        selector: { cityId: scope.key },
        sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
      };
    case "collection":
      return { selector: {} };
  }
}
