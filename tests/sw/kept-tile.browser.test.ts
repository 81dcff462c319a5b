import { afterEach, expect, it } from "vitest";
import { pinnedTilesCache, SEEN_TILES_CACHE } from "../../src/domain/background/tile-caches.ts";
import { pinnedTile } from "../../sw/kept-tile.ts";

afterEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

it("takes a tile from any commune that was downloaded [MAP-8]", async () => {
  const url = new URL("https://tiles.test/13/4058/2841.png");
  expect(await pinnedTile(url)).toBeUndefined();
  await (await caches.open(SEEN_TILES_CACHE)).put(url, new Response("seen"));
  await caches.open(pinnedTilesCache("35238"));
  await (await caches.open(pinnedTilesCache("35024"))).put(url, new Response("downloaded"));
  expect(await (await pinnedTile(url))?.text()).toBe("downloaded");
});
