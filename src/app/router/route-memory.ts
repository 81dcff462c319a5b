import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import type { PlaceName } from "../../domain/navigation/access.ts";
import { isResumable, type ResumableRoute } from "../../domain/navigation/resumable.ts";
import { remember } from "../session/remember.ts";

const KEY = "parvis.route";

export function lastRoute(storage: Storage): ResumableRoute | undefined {
  const name = storage.getItem(KEY);
  return isResumable(name) ? name : undefined;
}

export function rememberRoute(storage: Storage, place: PlaceName): void {
  if (isResumable(place)) remember(storage, KEY, place);
}

export function forgetRoute(storage: Storage): void {
  storage.removeItem(KEY);
}

/** Remembers a place the guard accepted, for Home to come back to; never while a `redirect` is pending. */
export function useRouteMemory(accepted: PlaceName | undefined): void {
  const [query] = useSearchParams();
  const isOnTheWay = query.has("redirect");
  useEffect(() => {
    if (accepted !== undefined && !isOnTheWay) rememberRoute(localStore(), accepted);
  }, [accepted, isOnTheWay]);
}
