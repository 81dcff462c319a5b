import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { PlaceName } from "../../domain/navigation/access.ts";
import { rememberRoute } from "../city/last-place.ts";
import { localStore } from "../../data/device/page-storage.ts";

/** Remembers a place the guard accepted, for Home to come back to; never while a `redirect` is under way. */
export function useRouteMemory(accepted: PlaceName | undefined): void {
  const [query] = useSearchParams();
  const isOnTheWay = query.has("redirect");
  useEffect(() => {
    if (accepted !== undefined && !isOnTheWay) rememberRoute(localStore(), accepted);
  }, [accepted, isOnTheWay]);
}
