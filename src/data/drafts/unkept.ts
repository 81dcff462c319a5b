import { listenerList } from "../../domain/basics/listeners.ts";

/** How many forms on this page hold what the device refused to keep: loading the page again would lose it. */
let unkept = 0;
const listeners = listenerList();

/** @param change 1 when a form is refused; -1 when it is kept after all, or leaves the screen */
export function countUnkept(change: 1 | -1): void {
  unkept += change;
  listeners.notify();
}

export function isAnythingUnkept(): boolean {
  return unkept > 0;
}

export const onUnkeptChange = listeners.subscribe;
