import { listenerList } from "../../domain/basics/listeners.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import { isOlderVersion } from "../../domain/basics/version.ts";
import { CLIENT_VERSION } from "./client-version.ts";
import { localStore } from "./page-storage.ts";

const KEY = "parvis.minimum-version";
/** Kept beside the databases, so that a version the city refuses is still known as such without network. */
const minimumIn = (storage: Storage) => storedJson(storage, KEY, exactText);

const listeners = listenerList();

export function rememberMinimum(minimum: string, storage: Storage = localStore()): void {
  minimumIn(storage).write(minimum);
  listeners.notify();
}

export function isOutdated(storage: Storage = localStore()): boolean {
  const minimum = minimumIn(storage).read();
  return minimum !== undefined && isOlderVersion(CLIENT_VERSION, minimum);
}

export const onMinimumChange = listeners.subscribe;
