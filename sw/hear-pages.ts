import { isSkipWaiting, picturesToKeep, scriptToServe } from "./messages.ts";

interface Heard {
  readonly isOfShell: (url: string) => boolean;
  readonly keepTiles: (urls: readonly string[], event: ExtendableEvent) => Promise<void>;
}

/** What a page asks of the worker besides its first filling (first-fill.ts). */
export function hearPages(worker: ServiceWorkerGlobalScope, { isOfShell, keepTiles }: Heard): void {
  worker.addEventListener("message", (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(worker.skipWaiting());
    const script = scriptToServe(event.data);
    if (script !== undefined && isOfShell(script)) event.waitUntil(worker.clients.claim());
    event.waitUntil(keepTiles(picturesToKeep(event.data), event));
  });
}
