import { useEffect } from "react";
import { useData } from "../../data/data-context.ts";
import { noteVisit } from "../../data/device/city-visit.ts";
import { useNow } from "../../data/device/use-clock.ts";

/** Notes that the person looks there, for as long as they do. */
export function useNotedVisit(place: string): void {
  const { device } = useData();
  const now = useNow();
  useEffect(() => {
    if (device === undefined || document.visibilityState === "hidden") return;
    // A device that keeps nothing more says so when something is sent.
    noteVisit(device, place, now).catch(() => undefined);
  }, [device, place, now]);
}
