import { cacheNames } from "workbox-core";
import {
  addPlugins,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { afterThePage } from "./after-the-page.ts";
import { refillShell } from "./refill-shell.ts";
import { onlyItsOwnType } from "./only-this-type.ts";

declare global {
  /** Written by `sw/plugin/shell-files.ts` when the worker is built. */
  const __SHELL__: PrecacheEntry[];
}

/** Paths that are answers of the server, not screens. */
const NOT_SCREENS = [/^\/api\//u, /^\/photos\//u, /^\/data\//u, /^\/__\//u, /\/[^/]+\.[a-z0-9]+$/u];

/** The shell comes from the cache, headers included, so every screen opens without network. */
export function serveShell(worker: ServiceWorkerGlobalScope): void {
  addPlugins([afterThePage(worker), onlyItsOwnType]);
  precacheAndRoute(__SHELL__, { cleanURLs: false, directoryIndex: "" });
  registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: NOT_SCREENS }));
  refillWhenMissing(worker);
}

/** Looked at once in the life of a worker, beside a navigation; without network the next one tries again. */
function refillWhenMissing(worker: ServiceWorkerGlobalScope): void {
  let hasLooked = false;
  const refill = async (): Promise<void> => {
    const shelf = await caches.open(cacheNames.precache);
    await refillShell(__SHELL__, worker.location.origin, {
      shelf,
      keyOf: (url) => getCacheKeyForURL(url) ?? url,
      fetch: (request) => fetch(request),
    });
  };
  worker.addEventListener("fetch", (event) => {
    if (hasLooked || event.request.mode !== "navigate") return;
    hasLooked = true;
    event.waitUntil(
      refill().catch(() => {
        hasLooked = false;
      }),
    );
  });
}
