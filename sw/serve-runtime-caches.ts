import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { onlyThisType } from "./only-this-type.ts";
import { RUNTIME_CACHES, type RuntimeCache } from "./runtime-caches.ts";

export function serveRuntimeCaches(origin: string): void {
  for (const cache of RUNTIME_CACHES) {
    registerRoute(({ url }) => cache.matches(url, origin), strategyOf(cache));
  }
}

function strategyOf({ strategy, name, contentType, entriesMax, ageSecondsMax }: RuntimeCache) {
  const expiration = new ExpirationPlugin({
    maxEntries: entriesMax,
    maxAgeSeconds: ageSecondsMax,
    purgeOnQuotaError: true,
  });
  const options = { cacheName: name, plugins: [onlyThisType(contentType), expiration] };
  switch (strategy) {
    case "cache-first":
      return new CacheFirst(options);
    case "stale-while-revalidate":
      return new StaleWhileRevalidate(options);
  }
}
