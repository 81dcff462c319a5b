import {
  FieldPath,
  Firestore,
  type Timestamp,
  type DocumentReference,
  type Precondition,
} from "firebase-admin/firestore";
import { db } from "../../../functions/src/firebase.ts";

type How = "set" | "update" | "create" | "delete";

/** How something is written: a `merge` and an `update` leave what they do not name; `apart` is what no transaction or batch does. */
export type Written = readonly [how: `${How | "merge"}${"" | " apart"}`, path: string, data?: unknown];

interface Write {
  readonly entry: Written;
  readonly how: How;
  readonly path: string;
  readonly only: Precondition;
}

/** As Firestore numbers them. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Notes what is written, all of a commit or nothing, and refuses what does not fit what is there. */
export function writingHere(readAt: Timestamp) {
  const written: Written[] = [];
  const gone = new Set<string>();

  const writesInto = (where: "" | " apart" = "") => {
    const writes: Write[] = [];
    // The database's own looks at what is said, and is never sent.
    const judge = Firestore.prototype.batch.call(db()) as unknown as Record<
      How,
      (...said: unknown[]) => unknown
    >;
    const note =
      (how: How) =>
      (ref: DocumentReference, ...said: readonly unknown[]): void => {
        judge[how](ref, ...said);
        writes.push(writeOf(how, where, ref.path, said));
      };
    const within = {
      set: note("set"),
      update: note("update"),
      create: note("create"),
      delete: note("delete"),
    };
    return { writes, within };
  };

  /** One after the other, as the commit does: what it makes is there for what follows in it. */
  const commit = (
    writes: readonly Write[],
    there: (path: string) => unknown,
    changed: readonly string[] = [],
  ): void => {
    const isThere = new Map<string, boolean>();
    for (const write of writes) {
      const { how, path } = write;
      const isChanged = changed.includes(path);
      const exists = isThere.get(path) ?? (isChanged || there(path) !== undefined);
      const code = problemOf(write, exists, isChanged ? undefined : readAt);
      if (code !== undefined) throw Object.assign(new Error(`${code}: ${path}`), { code });
      isThere.set(path, how !== "delete");
    }
    for (const { how, path, entry } of writes) {
      if (how === "delete") gone.add(path);
      else gone.delete(path);
      written.push(entry);
    }
  };

  return { written, gone, writesInto, commit };
}

/** @param changedAt when what is there was changed last, if that is known */
function problemOf(
  { how, only }: Write,
  isThere: boolean,
  changedAt: Timestamp | undefined,
): number | undefined {
  if (only.lastUpdateTime !== undefined) {
    const isAsRead = changedAt !== undefined && only.lastUpdateTime.isEqual(changedAt);
    return isThere && isAsRead ? undefined : FAILED_PRECONDITION;
  }
  const mustExist = only.exists ?? { set: undefined, delete: undefined, update: true, create: false }[how];
  if (mustExist === undefined || mustExist === isThere) return undefined;
  return isThere ? ALREADY_EXISTS : NOT_FOUND;
}

function writeOf(how: How, where: "" | " apart", path: string, said: readonly unknown[]): Write {
  const [first, second] = said;
  if (how === "delete") return { how, path, entry: [`delete${where}`, path], only: first ?? {} };
  const isMerge = how === "set" && isMerging(second);
  const entry = (data: unknown): Written => [`${isMerge ? "merge" : how}${where}`, path, data];
  if (how !== "update") return { how, path, entry: entry(first), only: {} };
  if (typeof first !== "string" && !(first instanceof FieldPath))
    return { how, path, entry: entry(first), only: second ?? {} };
  const pairs = said.length - (said.length % 2);
  const fields = Array.from({ length: pairs / 2 }, (_, index) => [
    nameOf(said[2 * index]),
    said[2 * index + 1],
  ]);
  return { how, path, entry: entry(Object.fromEntries(fields)), only: said[pairs] ?? {} };
}

function isMerging(options: unknown): boolean {
  return (options as { readonly merge?: boolean } | undefined)?.merge === true;
}

function nameOf(field: unknown): string {
  return field instanceof FieldPath
    ? (field as unknown as { toArray(): string[] }).toArray().join(".")
    : String(field);
}
