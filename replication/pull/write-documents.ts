import type { BulkWriteRow, RxCollection, RxDocumentData, RxStorageInstance } from "rxdb";

const ATTEMPTS_MAX = 5;
const CONFLICT = 409;

export type Storage<T> = RxStorageInstance<T, unknown, unknown>;

export function storageOf<T>(collection: RxCollection<T>): Storage<T> {
  return collection.storageInstance;
}

type Written<T> = T & { readonly _deleted: boolean };
type Decide<T> = (id: string, held: Written<T> | undefined) => Written<T> | undefined;

interface WriteRequest<T> {
  readonly ids: ReadonlySet<string>;
  readonly decide: Decide<T>;
}

type Outcome = PromiseSettledResult<void>;

interface Line {
  /** The last write of this page. */
  last: Promise<unknown>;
  /** What waits for it, and is then written together. */
  next:
    | { readonly requests: WriteRequest<unknown>[]; readonly outcomes: Promise<readonly Outcome[]> }
    | undefined;
}

const lines = new WeakMap<object, Line>();

/**
 * Reads again what another page wrote. One page's writes queue: together they would use up all attempts. Those that wait for the
 * same write are one (a group commit): at its start a page notes how far a dozen scopes are, six times each.
 */
export async function writeDocuments<T>(
  storage: Storage<T>,
  ids: readonly string[],
  decide: Decide<T>,
): Promise<void> {
  const line: Line = lines.get(storage) ?? { last: Promise.resolve(), next: undefined };
  lines.set(storage, line);
  line.next ??= nextOf(line, storage as Storage<unknown>);
  const { requests, outcomes } = line.next;
  const place = requests.push({ ids: new Set(ids), decide } as WriteRequest<unknown>) - 1;
  const outcome = (await outcomes)[place];
  if (outcome?.status === "rejected") throw outcome.reason;
}

function nextOf(line: Line, storage: Storage<unknown>): NonNullable<Line["next"]> {
  const requests: WriteRequest<unknown>[] = [];
  const outcomes = line.last.then(() => {
    line.next = undefined;
    return writeAll(storage, requests);
  });
  line.last = outcomes;
  return { requests, outcomes };
}

/** Where they fail together, each by itself: what one fails of is not the others' matter. */
async function writeAll<T>(
  storage: Storage<T>,
  requests: readonly WriteRequest<T>[],
): Promise<readonly Outcome[]> {
  const [together] = await Promise.allSettled([write(storage, requests)]);
  if (requests.length === 1 || together?.status === "fulfilled")
    return requests.map(() => together as Outcome);
  const outcomes: Outcome[] = [];
  for (const request of requests) outcomes.push(...(await Promise.allSettled([write(storage, [request])])));
  return outcomes;
}

async function write<T>(storage: Storage<T>, requests: readonly WriteRequest<T>[]): Promise<void> {
  let left = [...new Set(requests.flatMap(({ ids }) => [...ids]))];
  for (let attempt = 0; left.length > 0 && attempt < ATTEMPTS_MAX; attempt += 1) {
    const held = await heldBy(storage, left);
    const rows = left.flatMap((id) => {
      const document = decidedByAll(requests, id, held.get(id));
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

/** Each over what those before it decided. */
function decidedByAll<T>(
  requests: readonly WriteRequest<T>[],
  id: string,
  held: Written<T> | undefined,
): Written<T> | undefined {
  let decided: Written<T> | undefined;
  for (const { ids, decide } of requests) if (ids.has(id)) decided = decide(id, decided ?? held) ?? decided;
  return decided;
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
function rowOf<T>(document: Written<T>, previous: RxDocumentData<T> | undefined): BulkWriteRow<T> {
  const { _meta = { lwt: 0 }, _rev = "", _attachments = {} } = (previous ?? {}) as Partial<RxDocumentData<T>>;
  const written = { ...document, _meta, _rev, _attachments };
  return previous === undefined ? { document: written } : { previous, document: written };
}
