import { restartSentinel } from "../../data/device/eviction-sentinel.ts";
import { integer } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { AppStore } from "../app-state.ts";

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
