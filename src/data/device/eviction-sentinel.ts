import { newIdentifier } from "./new-identifier.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { localStore } from "./page-storage.ts";

/** Written outside IndexedDB, because a browser can empty or corrupt IndexedDB and open it again without an error (F21, F22). */
interface EvictionSentinel {
  readonly generation: string;
  readonly unsent: number;
}

export type SentinelVerdict =
  | { readonly state: "fine" }
  /** The browser emptied the device; `unsent` commands were waiting there. */
  | { readonly state: "emptied"; readonly unsent: number };

type Store = Pick<Storage, "getItem" | "setItem">;

const GENERATION = "generation";

/** Compares the database with what is remembered outside it. The first opening of an account on a device is fine. */
export async function sentinelVerdict(
  device: DeviceDatabase,
  store: Store = localStore(),
): Promise<SentinelVerdict> {
  const canary = sentinelIn(store, device.name);
  const generation = (await device.settings.get(GENERATION))?.value;
  if (canary === undefined && generation === undefined) {
    await restartSentinel(device, store);
    return { state: "fine" };
  }
  if (canary !== undefined && canary.generation !== generation)
    return { state: "emptied", unsent: canary.unsent };
  return { state: "fine" };
}

/** Begins a new generation: on a new device, or once the person has been told that the old one was emptied. */
export async function restartSentinel(device: DeviceDatabase, store: Store = localStore()): Promise<void> {
  const generation = newIdentifier();
  await device.settings.put({ key: GENERATION, value: generation });
  writeSentinel(store, device.name, { generation, unsent: 0 });
}

/**
 * Keeps the count of unsent commands outside the database, and looks again whenever the connection is closed from outside.
 *
 * @param onEmptied told when the storage is emptied under the open page (F20)
 * @returns stops watching
 */
export function watchSentinel(
  device: DeviceDatabase,
  onEmptied: (unsent: number) => void,
  store: Store = localStore(),
): () => void {
  const subscription = device
    .live(() => measure(device))
    .subscribe({
      next: (canary) => {
        // An emptied database has no generation: the count of what was lost must stay readable.
        if (canary !== undefined) writeSentinel(store, device.name, canary);
      },
      error: () => undefined,
    });
  // Dexie tells of the closing before it has closed: asked at once, it would ask the dead connection.
  const look = (): void => void setTimeout(() => void lookForEmptied(device, store, onEmptied));
  device.on("close", look);
  return () => {
    subscription.unsubscribe();
    device.on("close").unsubscribe(look);
  };
}

/** The person took their data off this device: nothing is missing from now on. */
export function forgetSentinel(deviceName: string, store: Pick<Storage, "removeItem"> = localStore()): void {
  store.removeItem(keyOf(deviceName));
}

async function lookForEmptied(
  device: DeviceDatabase,
  store: Store,
  onEmptied: (unsent: number) => void,
): Promise<void> {
  try {
    const verdict = await sentinelVerdict(device, store);
    if (verdict.state === "emptied") onEmptied(verdict.unsent);
  } catch {
    // Closed by ourselves, at sign-out: there is nothing to announce.
  }
}

async function measure(device: DeviceDatabase): Promise<EvictionSentinel | undefined> {
  const generation = (await device.settings.get(GENERATION))?.value;
  const unsent = await device.outbox.where("state").notEqual("applied").count();
  return generation === undefined ? undefined : { generation, unsent };
}

function keyOf(deviceName: string): string {
  return `${deviceName}-canary`;
}

function writeSentinel(store: Store, deviceName: string, canary: EvictionSentinel): void {
  try {
    store.setItem(keyOf(deviceName), JSON.stringify(canary));
  } catch {
    // A full or forbidden localStorage costs the warning, never the data.
  }
}

function sentinelIn(store: Store, deviceName: string): EvictionSentinel | undefined {
  try {
    const { generation, unsent } = JSON.parse(
      store.getItem(keyOf(deviceName)) ?? "{}",
    ) as Partial<EvictionSentinel>;
    return typeof generation === "string" && typeof unsent === "number" ? { generation, unsent } : undefined;
  } catch {
    return undefined;
  }
}
