import { describe, expect, it } from "vitest";
import { keptTiles } from "../../src/domain/background/choose-provider.ts";
import { MAP_PROVIDERS } from "../../src/domain/background/map-providers.ts";
import { tileUrl } from "../../src/domain/background/tile.ts";
import { keptTile } from "../../sw/kept-tile.ts";

const [PLAN, , OSM] = MAP_PROVIDERS;
const HERE = "https://parvis.exemple.fr";

function addressOf({ url }: { readonly url: string }): URL {
  return new URL(tileUrl(url, { z: 13, x: 4058, y: 2841 }));
}

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
    expect(keptTile(new URL("/tuiles/13/4058/2841.webp", HERE), prefixes)).toBe(true);
    expect(keptTile(new URL("/photos/35024/1", HERE), prefixes)).toBe(false);
  });

  it("may be of several providers [MAP-6]", () => {
    const prefixes = ["https://a.test/", "/tuiles/"];
    expect(keptTile(new URL("https://a.test/1.png"), prefixes)).toBe(true);
    expect(keptTile(new URL("https://b.test/https://a.test/"), prefixes)).toBe(false);
  });
});
