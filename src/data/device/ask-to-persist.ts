let asked = false;

/**
 * Asks the browser not to empty this site by itself, once there is something to lose: what waits to be sent, or a map
 * somebody downloaded. Some browsers ask the person, so it is asked once per page; a refusal changes nothing.
 */
export function askToPersist(): void {
  const storage =
    typeof navigator === "undefined" ? undefined : (navigator.storage as StorageManager | undefined);
  if (asked || storage?.persist === undefined) return;
  asked = true;
  storage.persist().catch(() => undefined);
}
