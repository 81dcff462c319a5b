import {
  DocumentReference,
  Query,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from "firebase-admin/firestore";
import { vi } from "vitest";
import { db } from "../../../functions/src/firebase.ts";
import { aSnapshot } from "./snapshots.ts";

type Stored = Readonly<Record<string, object | undefined>>;

/** How something is written: a `merge` and an `update` leave what they do not name; `apart` is what no transaction or batch does. */
export type Written = readonly [
  how: `${"set" | "merge" | "update" | "create" | "delete"}${"" | " apart"}`,
  path: string,
  data?: unknown,
];

interface Here {
  /** What each transaction finds besides: one that another run was quicker than reads something else. */
  readonly inTransaction?: Stored;
  /** What each search finds, in the order in which they are asked; the others find nothing. */
  readonly finds?: readonly Stored[];
}

/** A database that is asked in the thread of a test: it keeps what it was made with. @returns what is written, in order, every search, and after what each page began */
export function storedHere(stored: Stored, { inTransaction = stored, finds = [] }: Here = {}) {
  const written: Written[] = [];
  const searches: Query[] = [];
  const begun: unknown[] = [];
  const read =
    (documents: Stored) =>
    (ref: DocumentReference): DocumentSnapshot =>
      Object.assign(
        aSnapshot(ref.path, documents[ref.path] as Readonly<Record<string, unknown>> | undefined),
        { ref, updateTime: Timestamp.fromMillis(0) },
      );
  const note =
    (into: Written[], how: "set" | "update" | "create" | "delete", where: "" | " apart" = "") =>
    ({ path }: DocumentReference, data?: unknown, options?: { readonly merge?: boolean }) => {
      const entry = [`${options?.merge === true ? "merge" : how}${where}`, path] as const;
      into.push(how === "delete" ? entry : [...entry, data]);
    };
  const writesInto = (into: Written[]) => ({
    set: note(into, "set"),
    update: note(into, "update"),
    create: note(into, "create"),
    delete: note(into, "delete"),
  });
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
    const pending: Written[] = [];
    const { get, getAll } = reads(inTransaction);
    const first =
      <A extends readonly unknown[], R>(ask: (...asked: A) => R) =>
      (...asked: A): R => {
        if (pending.length > 0) throw new Error("A transaction reads all before it writes.");
        return ask(...asked);
      };
    const result = await run({ ...writesInto(pending), get: first(get), getAll: first(getAll) });
    written.push(...pending);
    return result;
  };
  const batch = () => {
    const pending: Written[] = [];
    const commit = () => Promise.resolve(written.push(...pending.splice(0)));
    return { ...writesInto(pending), commit };
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
    vi.spyOn(DocumentReference.prototype, how).mockImplementation(function write(
      this: DocumentReference,
      ...said: readonly unknown[]
    ) {
      note(written, how, " apart")(this, ...(said as []));
      return Promise.resolve();
    } as never);
  vi.spyOn(Query.prototype, "startAfter").mockImplementation(function after(
    this: Query,
    ...where: readonly unknown[]
  ) {
    begun.push(...where);
    return this;
  });
  vi.spyOn(Query.prototype, "get").mockImplementation(function search(this: Query) {
    const found = Object.entries(finds[searches.length] ?? {});
    searches.push(this);
    const docs = found.map(([path, data]) => read({ [path]: data })(db().doc(path)));
    const size = docs.length;
    return Promise.resolve({ docs, size, empty: size === 0, readTime: Timestamp.fromMillis(0) });
  } as never);
  return { written, searches, begun };
}
