import { useSyncExternalStore } from "react";
import { listenerList } from "../../domain/basics/listeners.ts";

const changed = listenerList();
let isAerial = false;

/** Whether the maps of this page show the ground from the air: one choice for all of them, while the page lives. */
export function useAerial(): readonly [isAerial: boolean, choose: (aerial: boolean) => void] {
  return [useSyncExternalStore(changed.subscribe, () => isAerial), choose];
}

function choose(aerial: boolean): void {
  isAerial = aerial;
  changed.notify();
}
