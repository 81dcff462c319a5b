import { afterEach, describe, expect, it } from "vitest";
import { keptTiles } from "../../src/domain/background/choose-provider.ts";
import { MAP_PROVIDERS } from "../../src/domain/background/map-providers.ts";
import { pinnedTilesCache, SEEN_TILES_CACHE } from "../../src/domain/background/tile-caches.ts";
import { tileUrl } from "../../src/domain/background/tile.ts";
import { keptTile, pinnedTile } from "../../sw/kept-tile.ts";

const [PLAN, , OSM] = MAP_PROVIDERS;
const TILE = { z: 13, x: 4058, y: 2841 };

function addressOf({ url }: { readonly url: string }): URL {
  return new URL(tileUrl(url, TILE));
}

afterEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

describe("the tiles a worker may keep", () => {
  it("are those whose provider lets it [MAP-6]", () => {
    const { prefixes } = keptTiles({});
    expect(keptTile(addressOf(PLAN), prefixes)).toBe(true);
    expect(keptTile(addressOf(OSM), prefixes)).toBe(false);
    expect(keptTile(new URL("https://data.geopf.fr/geocodage/search?q=betton"), prefixes)).toBe(false);
    expect(keptTile(addressOf(PLAN), keptTiles({ VITE_MAP_OFFLINE: "none" }).prefixes)).toBe(false);
  });

  it("may be the deployment's own [MAP-6]", () => {
    const { prefixes } = keptTiles({
      VITE_MAP_PROVIDER: "custom",
      VITE_MAP_URL: "/tuiles/{z}/{x}/{y}.webp",
      VITE_MAP_ATTRIBUTION: "© Ville de Betton",
      VITE_MAP_OFFLINE: "browser-cache",
    });
    expect(keptTile(new URL("/tuiles/13/4058/2841.webp", location.href), prefixes)).toBe(true);
    expect(keptTile(new URL("/photos/35024/1", location.href), prefixes)).toBe(false);
  });

  it("come from any commune that was downloaded [MAP-8]", async () => {
    const url = addressOf(PLAN);
    expect(await pinnedTile(url)).toBeUndefined();
    await (await caches.open(SEEN_TILES_CACHE)).put(url, new Response("seen"));
    await caches.open(pinnedTilesCache("35238"));
    await (await caches.open(pinnedTilesCache("35024"))).put(url, new Response("downloaded"));
    expect(await (await pinnedTile(url))?.text()).toBe("downloaded");
  });
});
