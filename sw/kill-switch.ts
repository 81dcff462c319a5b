/**
 * The worker that withdraws a bad release: put in the place of /sw.js, it takes over at once, deletes what workers cached,
 * and leaves. The pages reload from the network. IndexedDB is not touched: what people wrote stays on their devices.
 * When and how to deploy it: docs/withdraw-a-release.md.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Only pages the bad worker controlled: one that loads afterwards registers this script again and must not load for ever.
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
