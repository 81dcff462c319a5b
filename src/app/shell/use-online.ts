import { useSyncExternalStore } from "react";

/** What the browser believes of its network. False is sure; true may be a portal or a dead line. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(notify: () => void): () => void {
  globalThis.addEventListener("online", notify);
  globalThis.addEventListener("offline", notify);
  return () => {
    globalThis.removeEventListener("online", notify);
    globalThis.removeEventListener("offline", notify);
  };
}
