import { registerQuotaErrorCallback } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { makeRoomForSeen } from "../src/data/device/make-room.ts";
import { onlyThisType } from "./only-this-type.ts";
import { RUNTIME_CACHES, type RuntimeCache } from "./runtime-caches.ts";

/** A full device gives back the same things in the same order as for the page, and never the app's own code. */
export function serveRuntimeCaches(origin: string): void {
  registerQuotaErrorCallback(makeRoomForSeen);
  for (const cache of RUNTIME_CACHES) {
    registerRoute(({ url }) => cache.matches(url, origin), strategyOf(cache));
  }
}

function strategyOf({ strategy, name, contentType, entriesMax, ageSecondsMax }: RuntimeCache) {
  const expiration = new ExpirationPlugin({
    maxEntries: entriesMax,
    maxAgeSeconds: ageSecondsMax,
  });
  const options = { cacheName: name, plugins: [onlyThisType(contentType), expiration] };
  switch (strategy) {
    case "cache-first":
      return new CacheFirst(options);
    case "stale-while-revalidate":
      return new StaleWhileRevalidate(options);
  }
}
