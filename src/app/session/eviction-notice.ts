const KEY = "parvis.emptied";

/**
 * How many commands went when the browser emptied the device, until the person has read it: the account of a guest goes
 * with the databases, and the account that is made next knows nothing of them.
 */
export function untoldLoss(storage: Storage): number | undefined {
  const unsent = Number.parseInt(storage.getItem(KEY) ?? "", 10);
  return Number.isNaN(unsent) ? undefined : unsent;
}

export function rememberLoss(storage: Storage, unsent: number): void {
  try {
    storage.setItem(KEY, String(unsent));
  } catch {
    // A full or forbidden localStorage costs the reminder, never the notice.
  }
}

export function forgetLoss(storage: Storage): void {
  storage.removeItem(KEY);
}
