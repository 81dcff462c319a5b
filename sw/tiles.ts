import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import type { KeptTiles } from "../src/domain/background/choose-provider.ts";
import { SEEN_TILES_CACHE } from "../src/domain/background/tile-caches.ts";
import { IS_LOCAL, standIns } from "../src/remote/endpoints.ts";
import { keptTile, pinnedTile } from "./kept-tile.ts";
import { onlyThisType } from "./only-this-type.ts";
import { DAY_SECONDS } from "./runtime-caches.ts";

declare global {
  /** Written by `sw/plugin` when the worker is built. */
  const __KEPT_TILES__: KeptTiles;
}

const IMAGE = /^image\/(?:png|jpeg|webp|avif)\b/u;
const SEEN_TILES_MAX = 4_000;

/**
 * Downloaded first, then seen. Tiles whose provider forbids it bypass the worker (MAP-6). What the
 * page fetches to download is no image request: it is kept once.
 *
 * @returns keeps what a page showed before a worker served it. The browser's own cache has it: one after the other is soon done
 */
export function serveTiles(): (urls: readonly string[], event: ExtendableEvent) => Promise<void> {
  const { prefixes, days } = __KEPT_TILES__;
  const seen = new CacheFirst({
    cacheName: SEEN_TILES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      onlyThisType(IMAGE),
      new ExpirationPlugin({
        maxEntries: SEEN_TILES_MAX,
        maxAgeSeconds: days * DAY_SECONDS,
      }),
    ],
  });
  const kept = IS_LOCAL ? [`${standIns()}/tiles/`] : prefixes;
  registerRoute(
    ({ request, url }) => request.destination === "image" && keptTile(url, kept),
    async ({ event, request, url }) => (await pinnedTile(url)) ?? seen.handle({ event, request }),
  );
  return async (urls, event) => {
    for (const url of urls.filter((one) => keptTile(new URL(one), kept)))
      await seen.handle({ event, request: new Request(url) }).catch(() => undefined);
  };
}
