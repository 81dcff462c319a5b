import { systemClock } from "../../clock/system-clock.ts";
import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { generationOf, noteSentinel, sentinelVerdict, type Counted } from "./eviction-sentinel.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { localStore } from "./page-storage.ts";
import { countStillHere } from "./read-still-here.ts";
import { readyDevice } from "./ready-device.ts";
import { isBrokenOff } from "./storage-problem.ts";

/** Keeps the count of unsent commands outside the database, and checks when the connection is closed (F20). */
export function watchSentinel(
  device: DeviceDatabase,
  onEvicted: (unsent: number) => void,
  store: KeyValueStorage = localStore(),
): void {
  device
    .live(() => count(device))
    .subscribe({
      next: (counted) => noteSentinel(store, device.name, counted),
      error: () => undefined,
    });
  let isChecking = false;
  const check = async (): Promise<void> => {
    // An opening that fails closes again.
    if (isChecking) return;
    isChecking = true;
    // Taken off this device meanwhile, it cannot be opened, and nothing is missing.
    await checkForEviction(device, onEvicted, store).catch(() => undefined);
    isChecking = false;
  };
  // Dexie tells of the closing before it has closed: asked at once, it would ask the dead connection.
  device.on("close", () => void systemClock.after(0, () => void check()));
}

async function checkForEviction(
  device: DeviceDatabase,
  onEvicted: (unsent: number) => void,
  store: KeyValueStorage,
): Promise<void> {
  try {
    const verdict = await sentinelVerdict(device, store);
    if (verdict.state === "evicted") onEvicted(verdict.unsent);
  } catch (error) {
    // A browser that is still emptying breaks off the first opening. Whatever else is our own closing: there is nothing to announce.
    if (isBrokenOff(error) && (await readyDevice(device)).ok)
      await checkForEviction(device, onEvicted, store);
  }
}

async function count(device: DeviceDatabase): Promise<Counted | undefined> {
  const generation = await generationOf(device);
  const unsent = await countStillHere(device);
  const drafts = await device.drafts.count();
  return generation === undefined ? undefined : { generation, unsent, drafts };
}
