import type { EntityTable } from "dexie";
import {
  photosLeft,
  stillHere,
  stillHereCount,
  waitingPhotos,
  type StillHere,
} from "../../domain/sync/still-here.ts";
import type { PendingCommand } from "../../domain/sync/sync-state.ts";
import type { OutboxRow, PhotoRow } from "./rows.ts";

export interface OutboxTables {
  readonly outbox: EntityTable<OutboxRow, "seq">;
  readonly photos: EntityTable<PhotoRow, "id">;
}

/** What of the outbox screens show: its rows, and what of them is on this device only. */
export interface KeptOutbox {
  readonly rows: readonly OutboxRow[];
  readonly here: StillHere<OutboxRow>;
}

/** Of one account: each has its own device database. */
export async function readOutbox({ outbox, photos }: OutboxTables): Promise<KeptOutbox> {
  const [rows, unsent] = await Promise.all([
    outbox.orderBy("seq").toArray(),
    photos.filter(({ sent }) => !sent).toArray(),
  ]);
  return { rows, here: stillHere(rows, unsent) };
}

export async function readStillHere(tables: OutboxTables): Promise<StillHere<OutboxRow>> {
  return (await readOutbox(tables)).here;
}

/**
 * Every row, with how many of its photos have not gone: what screens apply over what the city says. That its text arrived may
 * be known by a receipt before its own row says so.
 */
export async function pendingInOrder({ outbox, photos }: OutboxTables): Promise<readonly PendingCommand[]> {
  const rows = await outbox.orderBy("seq").toArray();
  const owners = rows.filter(({ photoIds }) => photoIds.length > 0);
  const owned = await photos
    .where("ownerId")
    .anyOf(owners.map(({ id }) => id))
    .toArray();
  const waiting = waitingPhotos(owned);
  return rows.map((row) => ({ ...row, photosLeft: photosLeft(row, waiting) }));
}

export async function countStillHere(device: OutboxTables): Promise<number> {
  return stillHereCount(await readStillHere(device));
}
