import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import { textThat } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { PlaceName } from "../../domain/navigation/access.ts";
import { isResumable, type ResumableRoute } from "../../domain/navigation/resumable.ts";

const KEY = "parvis.route";
const routeIn = (storage: KeyValueStorage) => storedJson(storage, KEY, textThat(isResumable));

export function lastRoute(storage: KeyValueStorage): ResumableRoute | undefined {
  return routeIn(storage).read();
}

export function rememberRoute(storage: KeyValueStorage, place: PlaceName): void {
  if (isResumable(place)) routeIn(storage).write(place);
}

export function forgetRoute(storage: KeyValueStorage): void {
  routeIn(storage).forget();
}

/** Remembers a place the guard accepted, for Home to come back to; never while a `redirect` is pending. */
export function useRouteMemory(accepted: PlaceName | undefined): void {
  const [query] = useSearchParams();
  const isOnTheWay = query.has("redirect");
  useEffect(() => {
    if (accepted !== undefined && !isOnTheWay) rememberRoute(localStore(), accepted);
  }, [accepted, isOnTheWay]);
}
