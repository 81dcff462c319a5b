const FELT_MS = 20;

/** Under the finger, where the device can: what was pressed is done. Its owner's settings decide whether it is felt. */
export function feelDone(): void {
  if ("vibrate" in navigator) navigator.vibrate(FELT_MS);
}
