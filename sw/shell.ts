import {
  addPlugins,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { onlyItsOwnType } from "./only-this-type.ts";

declare global {
  /** Written by `sw/plugin/shell-files.ts` when the worker is built. */
  const __SHELL__: PrecacheEntry[];
}

/** Paths that are answers of the server, not screens. */
const NOT_SCREENS = [/^\/api\//u, /^\/photos\//u, /^\/data\//u, /^\/__\//u, /\/[^/]+\.[a-z0-9]+$/u];

/** The shell comes from the cache, headers included, so every screen opens without network. */
export function serveShell(): void {
  addPlugins([onlyItsOwnType]);
  precacheAndRoute(__SHELL__, { cleanURLs: false, directoryIndex: "" });
  registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: NOT_SCREENS }));
}
