import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from "firebase-admin/firestore";
import { db } from "../firebase.ts";
import type { Reader } from "./read-all.ts";
import { unchangedSince } from "./unchanged.ts";

interface Merged {
  readonly merge: true;
}

/** What there is of a transaction where nothing is locked: what needs more, a search or an `update`, does not compile. */
export interface Unlocked extends Reader {
  get(document: DocumentReference): Promise<DocumentSnapshot>;
  create(document: DocumentReference, data: object): unknown;
  set(document: DocumentReference, data: object, options?: Merged): unknown;
}

/** No document has it: taking it away changes nothing, and nobody hears of it. */
const NO_FIELD = "nothing";

/**
 * Does what a transaction does that reads, then sets and creates, and locks nothing: all is written, or nothing where somebody changed
 * what it read and writes, or `held`, meanwhile. What else it only read may have changed.
 * @returns undefined where nothing was written, or nobody knows
 */
export async function withoutLocks<T extends object>(
  work: (transaction: Unlocked) => Promise<T>,
  held: DocumentReference,
): Promise<T | undefined> {
  const unwritten = new Map<string, DocumentSnapshot>();
  const batch = db().batch();
  let isWritten = false;
  const noted = <S extends DocumentSnapshot>(one: S): S => {
    unwritten.set(one.ref.path, one);
    return one;
  };
  const taken = ({ path }: DocumentReference): DocumentSnapshot | undefined => {
    const known = unwritten.get(path);
    isWritten = true;
    unwritten.delete(path);
    return known;
  };
  const within: Unlocked = {
    get: async (asked) => noted(await asked.get()),
    getAll: async (...asked) => (await db().getAll(...asked)).map((one) => noted(one)),
    create(ref, data) {
      taken(ref);
      batch.create(ref, data);
    },
    set(ref, data, options) {
      setUnlessChanged(batch, taken(ref), { ref, data, options });
    },
  };
  const result = await work(within);
  if (!isWritten) return result;
  const only = unwritten.get(held.path);
  if (only?.exists === true) batch.update(held, { [NO_FIELD]: FieldValue.delete() }, unchangedSince(only));
  try {
    await batch.commit();
    return result;
  } catch {
    // Somebody was quicker, or the answer was lost: whoever does it again in a transaction learns which.
    return undefined;
  }
}

interface Set {
  readonly ref: DocumentReference;
  readonly data: object;
  readonly options: Merged | undefined;
}

/** A batch can `set` whatever is there; `create` and `update` say what must have been. */
function setUnlessChanged(
  batch: WriteBatch,
  known: DocumentSnapshot | undefined,
  { ref, data, options }: Set,
): void {
  if (known === undefined) batch.set(ref, data, options ?? {});
  else if (!known.exists) batch.create(ref, data);
  else
    batch.update(
      ref,
      options === undefined ? replacing(known, data) : mergedInto(data),
      unchangedSince(known),
    );
}

/** What it does not name goes. */
function replacing(known: DocumentSnapshot, data: object): Record<string, unknown> {
  const gone = Object.keys(known.data() ?? {}).map((name) => [name, FieldValue.delete()]);
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...gone, ...said]) as Record<string, unknown>;
}

/** What it does not name stays, in objects too. */
function mergedInto(data: object, at = ""): Record<string, unknown> {
  const fields = Object.entries(data).map(([name, value]: [string, unknown]) =>
    isPlain(value) ? mergedInto(value, `${at}${name}.`) : { [`${at}${name}`]: value },
  );
  return Object.assign({}, ...fields) as Record<string, unknown>;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
