import { exactText, integer, object } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { newIdentifier } from "./new-identifier.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { localStore } from "./page-storage.ts";

/** Written outside IndexedDB, because a browser can empty or corrupt IndexedDB and open it again without an error (F21, F22). */
interface EvictionSentinel {
  readonly generation: string;
  readonly unsent: number;
}

export interface Counted extends EvictionSentinel {
  readonly drafts: number;
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

/** What is there now, for the day it is gone. */
export function noteSentinel(store: KeyValueStorage, deviceName: string, counted: Counted): void {
  const { drafts, ...sentinel } = counted;
  sentinelIn(store, deviceName).write(sentinel);
  draftsIn(store, deviceName).write(drafts);
}

export async function generationOf(device: DeviceDatabase): Promise<string | undefined> {
  return (await device.settings.get(GENERATION))?.value;
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

/** Apart, so that what version 0.1 wrote is still read. */
function draftsIn(store: KeyValueStorage, deviceName: string) {
  return storedJson(store, `${deviceName}-drafts`, COUNT);
}

function sentinelIn(store: KeyValueStorage, deviceName: string) {
  // The name it had in version 0.1, so that an eviction during the update is noticed.
  return storedJson(store, `${deviceName}-canary`, SENTINEL);
}
