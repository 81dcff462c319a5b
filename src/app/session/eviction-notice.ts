import { sentinelVerdict, restartSentinel, watchSentinel } from "../../data/device/eviction-sentinel.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { readyDevice } from "../../data/device/ready-device.ts";
import { integer } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { AppStore } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";

const KEY = "parvis.emptied";

const UNSENT = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** Kept outside the databases: the account of a guest goes with them, and the next knows nothing. */
export function evictionNotice(storage: KeyValueStorage): number | undefined {
  return storedJson(storage, KEY, UNSENT).read();
}

export function keepEvictionNotice(storage: KeyValueStorage, unsent: number): void {
  storedJson(storage, KEY, UNSENT).write(unsent);
}

export function forgetEvictionNotice(storage: KeyValueStorage): void {
  storedJson(storage, KEY, UNSENT).forget();
}

/** Says before the first input that the device keeps nothing (P7), and whenever it was emptied (OFF-11). */
export async function watchStorage(store: AppStore, device: DeviceDatabase): Promise<void> {
  const isCurrent = (): boolean => store.get().device === device;
  const tell = (unsent: number): void => {
    if (!isCurrent()) return;
    keepEvictionNotice(localStore(), unsent);
    store.set({ evictedUnsent: unsent });
  };
  try {
    const ready = await readyDevice(device);
    if (!isCurrent()) return;
    if (!ready.ok) return store.set({ keepsData: false });
    const verdict = await sentinelVerdict(device);
    if (verdict.state === "evicted") tell(verdict.unsent);
    watchSentinel(device, tell);
  } catch (error) {
    logProblem("The device database could not be checked.", error);
  }
}

/** The page begins anew too: what was open under the emptying answers from memory or not at all (F20). */
export async function beginAnew(store: AppStore): Promise<void> {
  const { device } = store.get();
  try {
    if (device !== undefined) await restartSentinel(device);
    forgetEvictionNotice(localStore());
  } finally {
    location.reload();
  }
}
