import { OUTBOX_SYNC_TAG } from "../src/data/device/request-flush.ts";
import { askPage } from "./ask-page.ts";
import { lazyScript } from "./lazy-scripts.ts";

/** Longer than one request of the page's engine; a page that is frozen or closing is not waited for. */
const PAGE_TIMEOUT_MS = 15_000;

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
    pages.map((page) => askPage(page, { type: "FLUSH_OUTBOX" }, PAGE_TIMEOUT_MS)),
  );
  if (answers.some((answer) => answer?.state === "empty")) return;
  await lazyScript(worker, "parvisOutbox").sendOutbox();
}
