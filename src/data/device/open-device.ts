import { Dexie, liveQuery, type EntityTable } from "dexie";
import { closeWhenReplaced } from "./close-when-replaced.ts";
import { deviceNameOf } from "./device-handle.ts";
import type { DraftRow, OutboxRow, PhotoRow, SettingRow } from "./rows.ts";

/** What only this person's hands put on the device: nothing in it comes from the city. */
export interface DeviceDatabase extends Dexie {
  readonly outbox: EntityTable<OutboxRow, "seq">;
  readonly drafts: EntityTable<DraftRow, "id">;
  readonly photos: EntityTable<PhotoRow, "id">;
  readonly settings: EntityTable<SettingRow, "key">;
  /** What a read answers now and after each change of what it read. It comes with the database, so that screens need not load Dexie. */
  readonly live: typeof liveQuery;
}

export interface DeviceOptions {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/**
 * Strict durability: a completed transaction is on the disk (P1). No query cache: after the browser emptied the
 * storage, a cached query would go on answering from memory (F20).
 */
export function openDevice(uid: string, options: DeviceOptions = {}): DeviceDatabase {
  const device = new Dexie(deviceNameOf(uid), {
    ...options,
    chromeTransactionDurability: "strict",
    cache: "disabled",
  });
  closeWhenReplaced(device);
  device.version(1).stores({
    outbox: "++seq, &id, state, cityId",
    drafts: "id, cityId",
    photos: "id, ownerId",
    settings: "key",
  });
  return Object.assign(device, { live: liveQuery }) as DeviceDatabase;
}
