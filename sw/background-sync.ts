import { PAGE_FLUSH_MS_MAX } from "../src/clock/waits.ts";
import { OUTBOX_SYNC_TAG } from "../src/data/device/request-flush.ts";
import { askPage } from "./ask-page.ts";
import { lazyScript } from "./lazy-scripts.ts";

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** An open page is asked first: its engine is warm and its screens show what happens. */
export function sendInBackground(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("sync" as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === OUTBOX_SYNC_TAG) sync.waitUntil(send(worker));
  });
}

async function send(worker: ServiceWorkerGlobalScope): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(
    pages.map((page) => askPage(page, { type: "FLUSH_OUTBOX" }, PAGE_FLUSH_MS_MAX)),
  );
  if (answers.some((answer) => answer?.state === "empty")) return;
  await lazyScript(worker, "parvisOutbox").sendOutbox();
}
