import { useEffect } from "react";

/** Keeps the number of things that want the person on the app's icon, where the platform shows one. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }, [count]);
}
