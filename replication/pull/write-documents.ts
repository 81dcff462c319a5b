import type { BulkWriteRow, RxCollection, RxDocumentData, RxStorageInstance } from "rxdb";

const ATTEMPTS_MAX = 5;
const CONFLICT = 409;

export type Storage<T> = RxStorageInstance<T, unknown, unknown>;

export function storageOf<T>(collection: RxCollection<T>): Storage<T> {
  return collection.storageInstance;
}

type Decide<T> = (id: string, held: RxDocumentData<T> | undefined) => (T & { _deleted: boolean }) | undefined;

/** The last write of this page on each storage: several scopes and their supervisors note things at the same moment. */
const lastWrites = new WeakMap<object, Promise<void>>();

/** Reads again what another page wrote. One page's writes queue: together they would use up all attempts. */
export function writeDocuments<T>(
  storage: Storage<T>,
  ids: readonly string[],
  decide: Decide<T>,
): Promise<void> {
  const before = lastWrites.get(storage) ?? Promise.resolve();
  const written = before.then(() => write(storage, ids, decide));
  lastWrites.set(
    storage,
    written.catch(() => undefined),
  );
  return written;
}

async function write<T>(storage: Storage<T>, ids: readonly string[], decide: Decide<T>): Promise<void> {
  let left = ids;
  for (let attempt = 0; left.length > 0 && attempt < ATTEMPTS_MAX; attempt += 1) {
    const held = await heldBy(storage, left);
    const rows = left.flatMap((id) => {
      const document = decide(id, held.get(id));
      return document === undefined ? [] : [rowOf(document, held.get(id))];
    });
    if (rows.length === 0) return;
    const { error: errors } = await storage.bulkWrite(rows, "parvis-pull");
    const fatal = errors.find(({ status }) => status !== CONFLICT);
    if (fatal !== undefined)
      throw new Error(`The replica refused ${fatal.documentId} with status ${fatal.status}.`);
    left = errors.map(({ documentId }) => documentId);
  }
  if (left.length > 0)
    throw new Error(`${left.length} rows were written elsewhere ${ATTEMPTS_MAX} times over.`);
}

async function heldBy<T>(
  storage: Storage<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RxDocumentData<T>>> {
  const documents = await storage.findDocumentsById([...ids], true);
  const key = storage.schema.primaryKey as keyof T;
  return new Map(documents.map((document) => [document[key] as string, document]));
}

/** RxDB's wrapped storage sets `_rev` and the time itself; it wants the fields to be there. */
function rowOf<T>(
  document: T & { _deleted: boolean },
  previous: RxDocumentData<T> | undefined,
): BulkWriteRow<T> {
  const { _meta = { lwt: 0 }, _rev = "", _attachments = {} } = (previous ?? {}) as Partial<RxDocumentData<T>>;
  const written = { ...document, _meta, _rev, _attachments };
  return previous === undefined ? { document: written } : { previous, document: written };
}
