import { isSkipWaiting, scriptToServe } from "./messages.ts";

/** What a page asks of the worker besides its first filling (first-fill.ts). */
export function hearPages(worker: ServiceWorkerGlobalScope, isOfShell: (url: string) => boolean): void {
  worker.addEventListener("message", (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(worker.skipWaiting());
    const script = scriptToServe(event.data);
    if (script !== undefined && isOfShell(script)) event.waitUntil(worker.clients.claim());
  });
}
