import { isClaim, isSkipWaiting } from "./messages.ts";

/** What a page asks of the worker besides its first filling (first-fill.ts). */
export function hearPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(worker.skipWaiting());
    if (isClaim(event.data)) event.waitUntil(worker.clients.claim());
  });
}
