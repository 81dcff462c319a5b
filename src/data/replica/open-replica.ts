import { createRxDatabase, removeRxDatabase, type RxCollection, type RxDatabase, type RxStorage } from "rxdb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { nextTurn } from "../../clock/pause.ts";
import { contentViews, type ContentViews } from "../../domain/sync/content-views.ts";
import type { PendingCommand } from "../../domain/sync/sync-state.ts";
import { perCollection, type ContentCollection, type Subject } from "../../domain/command/subject.ts";
import { closeWhenReplaced } from "../device/close-when-replaced.ts";
import type { CollectionName, Documents } from "./collections.ts";
import { POSITION_SCHEMA, type PositionRow } from "./position-row.ts";
import { knownLaying } from "./known-laying.ts";
import type { Row } from "./row.ts";
import { PAGE_KEY_CHARS_MAX, rowSchema } from "./row-schema.ts";

type ReplicaCollections = { readonly [N in CollectionName]: RxCollection<Row<Documents[N]>> } & {
  readonly positions: RxCollection<PositionRow>;
};

/** What the city says, as far as this device was told. Only the pull writes it. */
export type Replica = RxDatabase<ReplicaCollections> & {
  /** Lays pending commands over what it says; what every kind of command does is loaded once there is one. */
  readonly overlay: typeof OVERLAY;
};

const OVERLAY = {
  contentViews: <C extends ContentCollection, V extends object>(shown: ContentViews<C, V>) =>
    contentViews(shown, knownLaying),
  applySettings<T extends { readonly rev: number }>(
    this: void,
    document: T,
    subject: Subject,
    pending: readonly PendingCommand[],
  ): T {
    return knownLaying()?.applySettings(document, subject, pending) ?? document;
  },
} as const;

/** RxDB's open edition lets the 14th collection of a page wait and refuses the 15th, so we stop before. */
const OPEN_COLLECTIONS_MAX = 13;

const ADDED_TOGETHER = 3;

const LISTED = [["cityId", "listed", "rank"]] as const;

const SCHEMAS = {
  users: rowSchema([]),
  userCities: rowSchema([]),
  receipts: rowSchema(LISTED),
  cities: rowSchema([]),
  statistics: rowSchema([]),
  moderation: rowSchema(LISTED),
  tallies: rowSchema(LISTED),
  notifications: rowSchema(LISTED),
  ...perCollection(() => rowSchema(LISTED)),
  messages: rowSchema(LISTED, PAGE_KEY_CHARS_MAX),
  positions: POSITION_SCHEMA,
} satisfies Record<Exclude<keyof ReplicaCollections, "contours">, unknown>;

const opening = new Map<string, Promise<Replica>>();

export function replicaNameOf(uid: string): string {
  return `parvis-replica-${uid}`;
}

export function assertCollectionsFit(count: number): void {
  if (count > OPEN_COLLECTIONS_MAX) {
    throw new Error(`The replica opens ${count} collections; a page can hold ${OPEN_COLLECTIONS_MAX}.`);
  }
}

export async function openReplica(
  uid: string,
  storage: RxStorage<unknown, unknown> = getRxStorageDexie({ onCreate: closeWhenReplaced }),
): Promise<Replica> {
  const name = replicaNameOf(uid);
  const known = opening.get(name);
  if (known !== undefined && !(await isClosed(known))) return known;
  const replica = openOrRebuild(name, storage);
  opening.set(name, replica);
  return replica;
}

async function isClosed(replica: Promise<Replica>): Promise<boolean> {
  return replica.then(
    ({ closed }) => closed,
    () => true,
  );
}

/** The replica is a copy: when an older version wrote it in another shape, it is read again from the city. */
async function openOrRebuild(name: string, storage: RxStorage<unknown, unknown>): Promise<Replica> {
  try {
    return await open(name, storage);
  } catch (error) {
    if (!isOfAnotherShape(error)) throw error;
    await removeRxDatabase(name, storage);
    return open(name, storage);
  }
}

async function open(name: string, storage: RxStorage<unknown, unknown>): Promise<Replica> {
  assertCollectionsFit(Object.keys(SCHEMAS).length);
  const database = await createRxDatabase({ name, storage, closeDuplicates: true });
  try {
    await addCollections(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  // One collection for what a city has one of: there is room for no other (0047).
  const { statistics: contours } = database.collections;
  return Object.assign(database, { overlay: OVERLAY, contours }) as unknown as Replica;
}

/** A few at a time: all of them keep a phone from answering for 100 ms. What the disk does for some goes on beside the others. */
async function addCollections(database: RxDatabase): Promise<void> {
  const schemas = Object.entries(SCHEMAS);
  const added: Promise<unknown>[] = [];
  await nextTurn();
  for (let first = 0; first < schemas.length; first += ADDED_TOGETHER) {
    const some = schemas.slice(first, first + ADDED_TOGETHER);
    const adding = database.addCollections(
      Object.fromEntries(some.map(([name, schema]) => [name, { schema }])),
    );
    // Told below, once none is under way any more.
    adding.catch(() => undefined);
    added.push(adding);
    await nextTurn();
  }
  // None is still being added when the database is closed over another's failure.
  await Promise.allSettled(added);
  await Promise.all(added);
  await nextTurn();
}

/** RxDB's codes for "another schema under the same version" and "made by another major version". */
function isOfAnotherShape(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return code === "DB6" || code === "DM5";
}
