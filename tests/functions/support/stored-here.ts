import {
  DocumentReference,
  Query,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from "firebase-admin/firestore";
import { vi } from "vitest";
import { db } from "../../../functions/src/firebase.ts";
import { foundHere, startedAfter, type Stored } from "./found-here.ts";
import { aSnapshot } from "./snapshots.ts";
import { writingHere } from "./writing-here.ts";

export type { Written } from "./writing-here.ts";

interface Here {
  /** What each transaction finds besides: one that another run was quicker than reads something else. */
  readonly inTransaction?: Stored;
  /** What the first search for it finds besides, though it is gone by then: another run took it away. */
  readonly found?: Stored;
  /** What somebody else changes or makes after it is read, where no transaction holds it. */
  readonly changed?: readonly string[];
}

const READ_AT = Timestamp.fromMillis(0);

/**
 * A database that is asked in the thread of a test: it keeps what it was made with, but for what is deleted, and refuses what Firestore
 * refuses. @returns what is written, in order, every search, and after what each page began
 */
export function storedHere(stored: Stored, { inTransaction = stored, found = {}, changed = [] }: Here = {}) {
  const searches: Query[] = [];
  const begun: unknown[] = [];
  const foundOnce = new Map(Object.entries(found));
  const { written, gone, writesInto, commit } = writingHere(READ_AT);
  const there = (documents: Stored) => (path: string) => (gone.has(path) ? undefined : documents[path]);
  const read =
    (documents: Stored) =>
    (ref: DocumentReference): DocumentSnapshot =>
      snapshotOf(ref, there(documents)(ref.path));
  const reads = (documents: Stored) => ({
    get: (ref: DocumentReference) => {
      if (!(ref instanceof DocumentReference)) throw new Error("No search is asked in these transactions.");
      return Promise.resolve(read(documents)(ref));
    },
    getAll: (...asked: unknown[]) => {
      const all = asked.filter((one) => one instanceof DocumentReference);
      if (asked.length === 0) throw new Error("The database refuses to be asked for nothing.");
      return Promise.resolve(all.map(read(documents)));
    },
  });
  /** Writes nothing where it throws, and nothing is read in it after a write. */
  const runTransaction = async (run: (within: object) => unknown) => {
    const pending = writesInto();
    const { get, getAll } = reads(inTransaction);
    const first =
      <A extends readonly unknown[], R>(ask: (...asked: A) => R) =>
      (...asked: A): R => {
        if (pending.writes.length > 0) throw new Error("A transaction reads all before it writes.");
        return ask(...asked);
      };
    const result = await run({ ...pending.within, get: first(get), getAll: first(getAll) });
    commit(pending.writes, there(inTransaction));
    return result;
  };
  const batch = () => {
    const { writes, within } = writesInto();
    return { ...within, commit: async () => commit(writes.splice(0), there(stored), changed) };
  };
  const database = { runTransaction, getAll: reads(stored).getAll, batch } as unknown as Pick<
    Firestore,
    "runTransaction" | "getAll" | "batch"
  >;
  vi.spyOn(db(), "runTransaction").mockImplementation(database.runTransaction);
  vi.spyOn(db(), "getAll").mockImplementation(database.getAll);
  vi.spyOn(db(), "batch").mockImplementation(database.batch);
  vi.spyOn(DocumentReference.prototype, "get").mockImplementation(function get(this: DocumentReference) {
    return Promise.resolve(read(stored)(this));
  } as never);
  for (const how of ["set", "update", "create", "delete"] as const)
    vi.spyOn(DocumentReference.prototype, how).mockImplementation(async function write(
      this: DocumentReference,
      ...said: readonly unknown[]
    ) {
      const { writes, within } = writesInto(" apart");
      within[how](this, ...said);
      commit(writes, there(stored), changed);
    } as never);
  vi.spyOn(Query.prototype, "startAfter").mockImplementation(function after(
    this: Query,
    ...where: readonly unknown[]
  ) {
    begun.push(...where);
    return startedAfter(this, where);
  });
  const standing = () => Object.fromEntries(Object.keys(stored).map((path) => [path, there(stored)(path)]));
  vi.spyOn(Query.prototype, "count").mockImplementation(function count(this: Query) {
    return { get: async () => ({ data: () => ({ count: foundHere(this, standing()).length }) }) };
  } as never);
  vi.spyOn(Query.prototype, "get").mockImplementation(async function search(this: Query) {
    searches.push(this);
    const all = foundHere(this, { ...standing(), ...Object.fromEntries(foundOnce) });
    for (const [path] of all) foundOnce.delete(path);
    const docs = all.map(([path, data]) => snapshotOf(db().doc(path), data));
    return { docs, size: docs.length, empty: docs.length === 0, readTime: READ_AT };
  } as never);
  return { written, searches, begun };
}

function snapshotOf(ref: DocumentReference, data: object | undefined): DocumentSnapshot {
  const snapshot = aSnapshot(ref.path, data as Readonly<Record<string, unknown>> | undefined);
  return Object.assign(snapshot, { ref }, data === undefined ? {} : { updateTime: READ_AT });
}
