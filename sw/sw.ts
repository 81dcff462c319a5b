/**
 * The service worker, as a table of contents. Built by `sw/plugin` into /sw.js, scope /.
 *
 * 1. The shell is precached and answers every navigation (shell.ts).
 * 2. The map's background comes from what was downloaded, then from what was seen (tiles.ts).
 * 3. Some answers are kept once seen (runtime-caches.ts).
 * 4. A photo shared to Parvis is stored for the page (share-target.ts).
 * 5. What was committed leaves when the network comes back, tabs closed or not (background-sync.ts, outbox-sender.ts).
 * 6. Notifications are shown, and open the right place of the right account (push.ts, notices.ts).
 * 7. The page decides when a new version takes over, so that a form is never interrupted (hear-pages.ts).
 * 8. Requests to the cloud bypass it (bypass-routes.ts).
 *
 * It keeps nothing in memory that must outlive one event: the browser may kill it at any moment (F40).
 */
import { clientsClaim } from "workbox-core";
import { sendInBackground } from "./background-sync.ts";
import { bypassCloudRequests } from "./bypass-routes.ts";
import { hearPages } from "./hear-pages.ts";
import { installLazyScripts, LAZY_SCRIPTS } from "./lazy-scripts.ts";
import { showPushes } from "./push.ts";
import { serveRuntimeCaches } from "./serve-runtime-caches.ts";
import { serveShell } from "./shell.ts";
import { takeShares } from "./share-target.ts";
import { serveTiles } from "./tiles.ts";
import { trustOnly, type TrustedTypesHolder } from "./trusted-types.ts";

declare const self: ServiceWorkerGlobalScope;

trustOnly(Object.values(LAZY_SCRIPTS), self as TrustedTypesHolder);
installLazyScripts(self);
const isOfShell = serveShell(self);
const keepTiles = serveTiles();
serveRuntimeCaches(self.location.origin);
takeShares();
sendInBackground(self);
showPushes(self);
bypassCloudRequests(self);
hearPages(self, { isOfShell, keepTiles });
clientsClaim();
