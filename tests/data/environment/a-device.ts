import { forceCloseDatabase, IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { DraftOf, PhotoRow } from "../../../src/data/device/rows.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

/** A phone that can be restarted: what is on its disk outlives the database that was open. */
export interface Phone {
  open(): DeviceDatabase;
  /** The connection is closed from outside. */
  disconnect(open: DeviceDatabase): void;
  /** The browser empties its storage under an open page: the disk is new, and the connection is closed from outside. */
  empty(open: DeviceDatabase): void;
}

export function aPhone(): Phone {
  let disk = new IDBFactory();
  const indexedDB: IDBFactory = {
    open: (...args) => disk.open(...args),
    deleteDatabase: (...args) => disk.deleteDatabase(...args),
    databases: () => disk.databases(),
    cmp: (...args) => disk.cmp(...args),
  };
  const disconnect = (open: DeviceDatabase): void =>
    forceCloseDatabase(open.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  return {
    open: () => openDevice("resident-yann", { indexedDB, IDBKeyRange }),
    disconnect,
    empty: (open) => {
      disk = new IDBFactory();
      disconnect(open);
    },
  };
}

export function aDevice(): DeviceDatabase {
  return aPhone().open();
}

export function aDraft(over: Partial<DraftOf<"report-anomaly">> = {}): DraftOf<"report-anomaly"> {
  const fields = { title: "Lampadaire éteint" };
  return { id: anIdentifier(1), kind: "report-anomaly", cityId: "35024", fields, updatedAt: NOW, ...over };
}

export function aPhoto(over: Partial<PhotoRow> = {}): PhotoRow {
  const blob = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: "image/jpeg" });
  return {
    id: anIdentifier(11),
    ownerId: anIdentifier(1),
    cityId: "35024",
    blob,
    preview: blob,
    alt: "Le lampadaire",
    bytes: 4,
    sent: false,
    refusal: null,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    ...over,
  };
}

/** Makes the nth IndexedDB request of this kind fail as a browser does, then heals. */
export function failOnce(
  prototype: object,
  method: string,
  error: () => Error,
  isMeant: (on: unknown) => boolean = () => true,
): { readonly restore: () => void } {
  const real: unknown = Reflect.get(prototype, method);
  if (typeof real !== "function") throw new Error(`There is no ${method} to break.`);
  let isBroken = true;
  Reflect.set(prototype, method, function broken(this: unknown, ...args: unknown[]): unknown {
    if (!isBroken || !isMeant(this)) return Reflect.apply(real, this, args);
    isBroken = false;
    throw error();
  });
  return { restore: () => void Reflect.set(prototype, method, real) };
}

/** The device has no room for a photo, while what is typed beside it is kept. */
export const noRoomForAPhoto = () =>
  failOnce(
    IDBObjectStore.prototype,
    "put",
    () => new DOMException("full", "QuotaExceededError"),
    (store) => (store as IDBObjectStore).name === "photos",
  );
