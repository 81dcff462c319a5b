import { PrecacheController, PrecacheRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { fillFromPack } from "./fill-from-pack.ts";
import { installShell, refillShell, type ShellPorts } from "./fill-shell.ts";
import { firstFill } from "./first-fill.ts";
import { onlyItsOwnType } from "./only-this-type.ts";
import type { ShellPack } from "./pack-format.ts";

declare global {
  /** Written by `sw/plugin/service-worker-plugin.ts` when the worker is built. */
  const __SHELL__: PrecacheEntry[];
  const __SHELL_PACK__: ShellPack;
}

/** Paths that are answers of the server, not screens. */
const NOT_SCREENS = [/^\/api\//u, /^\/photos\//u, /^\/data\//u, /^\/__\//u, /\/[^/]+\.[a-z0-9]+$/u];

/**
 * The shell comes from the cache, headers included, so every screen opens without network.
 *
 * @returns whether an address is one of this version's shell
 */
export function serveShell(worker: ServiceWorkerGlobalScope): (url: string) => boolean {
  const shell = new PrecacheController({ plugins: [onlyItsOwnType] });
  shell.addToCacheList(__SHELL__);
  registerRoute(new PrecacheRoute(shell, { cleanURLs: false, directoryIndex: "" }));
  registerRoute(new NavigationRoute(shell.createHandlerBoundToURL("/index.html"), { denylist: NOT_SCREENS }));
  const ports = async (): Promise<ShellPorts> => ({
    origin: worker.location.origin,
    shelf: await caches.open(shell.strategy.cacheName),
    keyOf: (url) => shell.getCacheKeyForURL(url) ?? url,
    fetch: (request) => fetch(request),
  });
  const fillFirst = firstFill(worker, async () => fillFromPack(__SHELL_PACK__, await ports()));
  const install = async (): Promise<void> => {
    await fillFirst();
    await installShell(__SHELL__, await ports());
  };
  worker.addEventListener("install", (event) => {
    event.waitUntil(install());
  });
  worker.addEventListener("activate", (event) => void shell.activate(event));
  refillWhenMissing(worker, async () => refillShell(__SHELL__, await ports()));
  return (url) => shell.getCacheKeyForURL(url) !== undefined;
}

/** Looked at once in the life of a worker, beside a navigation; without network the next one tries again. */
function refillWhenMissing(worker: ServiceWorkerGlobalScope, refill: () => Promise<void>): void {
  let hasLooked = false;
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
