import { systemClock } from "../../clock/system-clock.ts";
import { exactText, integer, object } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { newIdentifier } from "./new-identifier.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { localStore } from "./page-storage.ts";
import { countStillHere } from "./read-still-here.ts";

/** Written outside IndexedDB, because a browser can empty or corrupt IndexedDB and open it again without an error (F21, F22). */
interface EvictionSentinel {
  readonly generation: string;
  readonly unsent: number;
}

export type SentinelVerdict =
  | { readonly state: "fine" }
  /** The browser emptied the device; `unsent` commands were waiting there. */
  | { readonly state: "evicted"; readonly unsent: number };

const COUNT = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const SENTINEL = object<EvictionSentinel>({ generation: exactText, unsent: COUNT }, { unknown: "dropped" });

const GENERATION = "generation";

/** Compares the database with what is remembered outside it. The first opening of an account on a device is fine. */
export async function sentinelVerdict(
  device: DeviceDatabase,
  store: KeyValueStorage = localStore(),
): Promise<SentinelVerdict> {
  const sentinel = sentinelIn(store, device.name).read();
  const generation = await generationOf(device);
  if (sentinel === undefined && generation === undefined) await restartSentinel(device, store);
  return sentinel === undefined || sentinel.generation === generation
    ? { state: "fine" }
    : { state: "evicted", unsent: sentinel.unsent };
}

/** Begins a new generation: on a new device, or once the person has been told of the eviction. */
export async function restartSentinel(
  device: DeviceDatabase,
  store: KeyValueStorage = localStore(),
): Promise<void> {
  const generation = newIdentifier();
  await device.settings.put({ key: GENERATION, value: generation });
  sentinelIn(store, device.name).write({ generation, unsent: 0 });
  draftsIn(store, device.name).write(0);
}

/** Keeps the count of unsent commands outside the database, and checks when the connection is closed (F20). */
export function watchSentinel(
  device: DeviceDatabase,
  onEvicted: (unsent: number) => void,
  store: KeyValueStorage = localStore(),
): () => void {
  const subscription = device
    .live(() => measure(device))
    .subscribe({
      next: (sentinel) => {
        // An evicted database has no generation: the count of what was lost must stay readable.
        if (sentinel === undefined) return;
        const { drafts, ...counted } = sentinel;
        sentinelIn(store, device.name).write(counted);
        draftsIn(store, device.name).write(drafts);
      },
      error: () => undefined,
    });
  // Dexie tells of the closing before it has closed: asked at once, it would ask the dead connection.
  const check = (): void => void systemClock.after(0, () => void checkForEviction(device, store, onEvicted));
  device.on("close", check);
  return () => {
    subscription.unsubscribe();
    device.on("close").unsubscribe(check);
  };
}

/** How many drafts there were when the database was last there. */
export function rememberedDrafts(deviceName: string, store: KeyValueStorage = localStore()): number {
  return draftsIn(store, deviceName).read() ?? 0;
}

/** How much was waiting in a database that is closed. */
export function rememberedUnsent(deviceName: string, store: KeyValueStorage = localStore()): number {
  return sentinelIn(store, deviceName).read()?.unsent ?? 0;
}

/** The person took their data off this device: nothing is missing from now on. */
export function forgetSentinel(deviceName: string, store: KeyValueStorage = localStore()): void {
  sentinelIn(store, deviceName).forget();
  draftsIn(store, deviceName).forget();
}

async function checkForEviction(
  device: DeviceDatabase,
  store: KeyValueStorage,
  onEvicted: (unsent: number) => void,
): Promise<void> {
  try {
    const verdict = await sentinelVerdict(device, store);
    if (verdict.state === "evicted") onEvicted(verdict.unsent);
  } catch {
    // Closed by ourselves, at sign-out: there is nothing to announce.
  }
}

async function measure(device: DeviceDatabase) {
  const generation = await generationOf(device);
  const unsent = await countStillHere(device);
  const drafts = await device.drafts.count();
  return generation === undefined ? undefined : { generation, unsent, drafts };
}

async function generationOf(device: DeviceDatabase): Promise<string | undefined> {
  return (await device.settings.get(GENERATION))?.value;
}

/** Apart, so that what version 0.1 wrote is still read. */
function draftsIn(store: KeyValueStorage, deviceName: string) {
  return storedJson(store, `${deviceName}-drafts`, COUNT);
}

function sentinelIn(store: KeyValueStorage, deviceName: string) {
  // The name it had in version 0.1, so that an eviction during the update is noticed.
  return storedJson(store, `${deviceName}-canary`, SENTINEL);
}
