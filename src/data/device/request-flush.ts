export const OUTBOX_CHANNEL = "parvis-outbox";

/** The tag of Background Sync, where the browser has it: a closed tab still sends. */
export const OUTBOX_SYNC_TAG = "parvis-outbox";

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks whoever sends to send now. It never fails: the engine looks by itself every five minutes. */
export function requestFlush(): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast stays within the origin
  channel.postMessage("flush");
  channel.close();
  registerSync().catch(() => undefined);
}

async function registerSync(): Promise<void> {
  if (typeof navigator === "undefined" || !("serviceWorker" in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(OUTBOX_SYNC_TAG);
}
