import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptMapsOf } from "../../../src/data/offline-maps/kept-maps.ts";
import {
  forgetOfflineMap,
  keepOfflineMap,
  offlineMapOf,
  type OfflineMap,
} from "../../../src/data/offline-maps/offline-map.ts";
import { pinnedTilesCache } from "../../../src/domain/background/tile-caches.ts";
import { memoryCaches } from "../../support/memory-caches.ts";
import { aDevice } from "../environment/a-device.ts";

beforeEach(() => void vi.stubGlobal("caches", memoryCaches()));
afterEach(() => void vi.unstubAllGlobals());

const keep = async (name: string, ...paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(name);
  for (const path of paths) await cache.put(path, new Response("x"));
};

describe("maps that were downloaded", () => {
  const MAP: OfflineMap = {
    url: "https://tiles.test",
    zoomMax: 15,
    tiles: 9,
    done: 9,
    bytes: 3,
    state: "complete",
  };

  it("are those whose tiles are there, or that are still wanted [MAP-8]", async () => {
    const device = aDevice();
    await keepOfflineMap(device, "35024", MAP);
    expect(await offlineMapOf(device, "35024")).toBeNull();
    await keep(pinnedTilesCache("35024"), "/1", "/2");
    expect(await offlineMapOf(device, "35024")).toEqual(MAP);
    await keepOfflineMap(device, "35051", { ...MAP, state: "wanted" });
    await keepOfflineMap(device, "35088", { ...MAP, state: "stopped" });
    await keep(pinnedTilesCache("22000"), "/1");
    await caches.open(pinnedTilesCache("56000"));
    expect(await keptMapsOf(device)).toEqual([
      { cityId: "22000", map: null, tiles: 1 },
      { cityId: "35024", map: MAP, tiles: 2 },
      { cityId: "35051", map: { ...MAP, state: "wanted" }, tiles: 0 },
    ]);
    // To look makes no cache where there is none.
    expect(await caches.has(pinnedTilesCache("35051"))).toBe(false);
    await forgetOfflineMap(device, "35024");
    expect(await offlineMapOf(device, "35024")).toBeNull();
  });

  it("are what is noted of them where the page cannot look for their tiles [MAP-8]", async () => {
    const device = aDevice();
    await keepOfflineMap(device, "35024", MAP);
    vi.stubGlobal("caches", undefined);
    expect(await keptMapsOf(device)).toEqual([{ cityId: "35024", map: MAP, tiles: 0 }]);
  });

  it.each([
    { url: 1 },
    { state: "another" },
    { zoomMax: "15" },
    { tiles: 1.5 },
    { done: null },
    { bytes: undefined },
  ])("are none where what was noted of them is no whole: %j [MAP-8]", async (wrong) => {
    const device = aDevice();
    await keep(pinnedTilesCache("35024"), "/1");
    await device.settings.put({ key: "offline-map:35024", value: JSON.stringify({ ...MAP, ...wrong }) });
    expect(await offlineMapOf(device, "35024")).toBeNull();
    await device.settings.put({ key: "offline-map:35024", value: "{" });
    expect(await offlineMapOf(device, "35024")).toBeNull();
  });
});
