import type { Firestore } from "firebase-admin/firestore";
import { aSnapshot } from "./snapshots.ts";

interface At {
  readonly path: string;
}

/** A database of one process: what a transaction writes is there for the next one, which begins when it has ended. */
export function documentsHere() {
  const documents = new Map<string, object>();
  let transactions = 0;
  let last: Promise<unknown> = Promise.resolve();
  const transaction = {
    get: ({ path }: At) => Promise.resolve(aSnapshot(path, documents.get(path) as Record<string, unknown>)),
    set: ({ path }: At, data: object) => void documents.set(path, data),
    delete: ({ path }: At) => void documents.delete(path),
  };
  const db = {
    collection: (collection: string) => ({ doc: (id: string) => ({ path: `${collection}/${id}` }) }),
    runTransaction: <T>(run: (within: typeof transaction) => Promise<T>): Promise<T> => {
      transactions += 1;
      const result = last.then(() => run(transaction));
      last = result.catch(() => undefined);
      return result;
    },
  } as unknown as Firestore;
  return { db, documents, transactions: () => transactions };
}
