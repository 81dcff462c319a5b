import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeRoom, makeRoomForSeen } from "../../../src/data/device/make-room.ts";
import {
  ARCHIVE_TILES_CACHE,
  pinnedTilesCache,
  SEEN_TILES_CACHE,
} from "../../../src/domain/background/tile-caches.ts";

const emptyCaches = async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};

// Whatever another file's page kept is of the same origin.
beforeEach(emptyCaches);
afterEach(emptyCaches);

describe("a full device", () => {
  const everything = [
    SEEN_TILES_CACHE,
    ARCHIVE_TILES_CACHE,
    "photos",
    "photos-preview",
    "communes",
    "code",
    pinnedTilesCache("35024"),
    "workbox-precache",
  ];

  it("gives back the map that was seen, photos, what else was seen, what was downloaded, never the app [F17, F19]", async () => {
    for (const name of everything) await caches.open(name);
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual(everything.slice(2));
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual(everything.slice(4));
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual(everything.slice(6));
    expect(await makeRoom()).toBe(true);
    expect(await caches.keys()).toEqual(everything.slice(7));
    expect(await makeRoom()).toBe(false);
  });

  it("gives nothing that was downloaded on purpose for what was only seen [F19]", async () => {
    for (const name of everything) await caches.open(name);
    expect([await makeRoomForSeen(), await makeRoomForSeen()]).toEqual([true, true]);
    expect(await makeRoomForSeen()).toBe(false);
    expect(await caches.keys()).toEqual(everything.slice(4));
  });
});
