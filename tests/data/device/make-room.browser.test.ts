import { afterEach, describe, expect, it } from "vitest";
import { makeRoom } from "../../../src/data/device/make-room.ts";
import { pinnedTilesCache, SEEN_TILES_CACHE } from "../../../src/domain/background/tile-caches.ts";

afterEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

describe("a full device", () => {
  it("gives back what was seen, then what was downloaded, and never the app [F17, F19]", async () => {
    const names = [
      SEEN_TILES_CACHE,
      "photos",
      "photos-preview",
      pinnedTilesCache("35024"),
      "workbox-precache",
    ];
    for (const name of names) await caches.open(name);
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual([pinnedTilesCache("35024"), "workbox-precache"]);
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual(["workbox-precache"]);
    expect(await makeRoom()).toBe(false);
  });
});
