import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1280px)";

function subscribe(notify: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/** True from 1280 px on: panels beside the map in place of sheets over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
