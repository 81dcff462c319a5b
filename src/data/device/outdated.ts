import { listenerList } from "../../domain/basics/listeners.ts";
import { isOlderVersion } from "../../domain/basics/version.ts";
import { CLIENT_VERSION } from "./client-version.ts";
import { localStore } from "./page-storage.ts";

/** Kept beside the databases, so that a version the city refuses is still known as such without network. */
const KEY = "parvis.minimum-version";

const listeners = listenerList();

export function rememberMinimum(minimum: string, storage: Storage = localStore()): void {
  storage.setItem(KEY, minimum);
  listeners.notify();
}

export function isOutdated(storage: Storage = localStore()): boolean {
  const minimum = storage.getItem(KEY);
  return minimum !== null && isOlderVersion(CLIENT_VERSION, minimum);
}

export const onMinimumChange = listeners.subscribe;
