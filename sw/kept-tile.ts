import { isPinnedTilesCache } from "../src/domain/background/tile-caches.ts";

/** Whether an address is a tile that may be kept. A deployment's own tiles may be on its own origin, written without it. */
export function keptTile({ href, pathname }: URL, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => (prefix.startsWith("/") ? pathname : href).startsWith(prefix));
}

export async function pinnedTile(url: URL): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(isPinnedTilesCache);
  for (const cacheName of names) {
    const tile = await caches.match(url, { cacheName, ignoreVary: true });
    if (tile !== undefined) return tile;
  }
  return undefined;
}
