import { isOlderVersion } from "../../domain/basics/version.ts";
import { CLIENT_VERSION } from "./client-version.ts";
import { localStore } from "./page-storage.ts";

/** Kept beside the databases, so that a version the city refuses is still known as such without network. */
const KEY = "parvis.minimum-version";

const listeners = new Set<() => void>();

/** Takes what the city says of the oldest version it takes commands from. */
export function rememberMinimum(minimum: string, storage: Storage = localStore()): void {
  storage.setItem(KEY, minimum);
  for (const listener of listeners) listener();
}

/** True for a version that may read and keep, but send nothing any more. */
export function isOutdated(storage: Storage = localStore()): boolean {
  const minimum = storage.getItem(KEY);
  return minimum !== null && isOlderVersion(CLIENT_VERSION, minimum);
}

export function onMinimumChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
