import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";

type Data = Readonly<Record<string, unknown>>;

/** A document as a function read it; undefined where there is none. */
export function aSnapshot(path: string, data?: Data): DocumentSnapshot {
  const ref = { path, id: path.split("/").at(-1) } as DocumentReference;
  const get = (field: string) =>
    field.split(".").reduce<unknown>((value, name) => (value as Data | undefined)?.[name], data);
  return { ref, id: ref.id, exists: data !== undefined, data: () => data, get } as DocumentSnapshot;
}

export interface Write {
  readonly path: string;
  readonly data: unknown;
  /** Whether what it does not name stays. */
  readonly keepsRest: boolean;
}

/** What a function writes in its transaction, in order. */
export function writesOf(run: (transaction: Transaction) => unknown): readonly Write[] {
  const writes: Write[] = [];
  const note =
    (keeps: boolean) =>
    ({ path }: DocumentReference, data: unknown, { merge = keeps }: { readonly merge?: boolean } = {}) =>
      void writes.push({ path, data, keepsRest: merge });
  run({ set: note(false), update: note(true), create: note(false) } as unknown as Transaction);
  return writes;
}
