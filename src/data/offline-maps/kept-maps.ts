import { cityOfPinnedCache, pinnedTilesCache } from "../../domain/background/tile-caches.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { useLive } from "../device/use-live.ts";
import { askedMapsOf, offlineMapOf, type OfflineMap } from "./offline-map.ts";

export interface KeptMap {
  readonly cityId: CityId;
  /** As this account asked for it; `null` when another did, whose notes are closed. */
  readonly map: OfflineMap | null;
  readonly tiles: number;
}

export async function keptMapsOf(device: DeviceDatabase): Promise<readonly KeptMap[]> {
  const asked = await askedMapsOf(device);
  const maps = await Promise.all(asked.map(async (id) => [id, await offlineMapOf(device, id)] as const));
  const known = new Map(maps);
  const here = typeof caches === "undefined" ? [] : await caches.keys();
  const cityIds = new Set([...asked, ...here.flatMap((name) => cityOfPinnedCache(name) ?? [])]);
  const kept = await Promise.all(
    [...cityIds].sort().map(async (cityId) => {
      const tiles = here.includes(pinnedTilesCache(cityId)) ? await tilesOf(cityId) : 0;
      return { cityId, map: known.get(cityId) ?? null, tiles };
    }),
  );
  // What was asked for once and given back since is nothing kept.
  return kept.filter(({ map, tiles }) => map !== null || tiles > 0);
}

async function tilesOf(cityId: CityId): Promise<number> {
  return (await (await caches.open(pinnedTilesCache(cityId))).keys()).length;
}

export function useKeptMaps(): readonly KeptMap[] | undefined {
  return useLive(keptMapsOf, null);
}
