import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { BENCH_CITY, rankedDocument } from "../documents.ts";
import { FIRST_LIST, type Contender } from "./contender.ts";

const DATABASE = "bench-floor";
const STORE = "anomalies";
const NEWEST = "newest";

/** Raw IndexedDB, written by hand for exactly this: nothing above it can be faster. */
export function floor(): Contender {
  const opened = open();
  return {
    fill: async (pages) => {
      for await (const page of pages) {
        await write(await opened, page);
      }
    },
    openAndList: async () => list(await opened),
    updateAndSee: async (changed) => {
      await write(await opened, [changed]);
      const [first] = await list(await opened);
      if (first?.id !== changed.id || first.rev !== changed.rev)
        throw new Error("The floor does not show the change.");
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(STORE, { keyPath: "id" }).createIndex(NEWEST, ["cityId", "rank"]);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB does not open.")));
  });
}

function write(database: IDBDatabase, documents: readonly Anomaly[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, "readwrite");
    for (const document of documents) transaction.objectStore(STORE).put(rankedDocument(document));
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("The write was aborted.")),
    );
  });
}

function list(database: IDBDatabase): Promise<readonly Anomaly[]> {
  return new Promise((resolve, reject) => {
    const range = IDBKeyRange.bound([BENCH_CITY, 0], [BENCH_CITY, Number.MAX_SAFE_INTEGER]);
    const request = database.transaction(STORE).objectStore(STORE).index(NEWEST).getAll(range, FIRST_LIST);
    request.addEventListener("success", () => resolve(request.result as Anomaly[]));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The list could not be read.")),
    );
  });
}
