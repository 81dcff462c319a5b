import { IDBFactory } from "fake-indexeddb";

/** Databases as a browser holds them: made by one version of the app, opened by another. */
interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[] | null;
    readonly autoIncrement: boolean;
    readonly indexes: readonly {
      readonly name: string;
      readonly keyPath: string | string[];
      readonly unique: boolean;
      readonly multiEntry: boolean;
    }[];
    readonly rows: readonly { readonly key?: IDBValidKey; readonly value: unknown }[];
  }[];
}

/** A browser whose storage holds just these. */
export async function browserWith(databases: readonly StoredDatabase[]): Promise<IDBFactory> {
  const indexedDB = new IDBFactory();
  for (const database of databases) (await restored(indexedDB, database)).close();
  return indexedDB;
}

function restored(indexedDB: IDBFactory, { name, version, stores }: StoredDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
        for (const { key, value } of rows) store.put(withBlobs(value), key);
      }
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("It was not restored.")));
  });
}

function withBlobs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBlobs);
  if (typeof value !== "object" || value === null) return value;
  if ("$blob" in value && "type" in value) {
    return new Blob([Buffer.from(String(value.$blob), "base64")], { type: String(value.type) });
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withBlobs(each)]));
}
