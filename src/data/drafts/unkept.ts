/** How many forms on this page hold what the device refused to keep: loading the page again would lose it. */
let unkept = 0;
const listeners = new Set<() => void>();

/** @param change 1 when a form is refused; -1 when it is kept after all, or leaves the screen */
export function countUnkept(change: 1 | -1): void {
  unkept += change;
  for (const listener of listeners) listener();
}

export function isAnythingUnkept(): boolean {
  return unkept > 0;
}

export function onUnkeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
