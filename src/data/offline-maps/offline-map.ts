import type { DeviceDatabase } from "../device/open-device.ts";
import { useLive } from "../device/use-live.ts";
import { pinnedTilesCache } from "../../domain/background/tile-caches.ts";
import type { CityId } from "../../domain/city/city.ts";

export interface OfflineMap {
  /** The provider's address: under another one, what is kept serves no more. */
  readonly url: string;
  readonly zoomMax: number;
  readonly tiles: number;
  /** How many were dealt with when it was last written, and what they weighed. */
  readonly done: number;
  readonly bytes: number;
  /** `wanted`: to be gone on with whenever a page is open; `stopped`: by the person. */
  readonly state: "wanted" | "stopped" | "complete";
}

const PREFIX = "offline-map:";
const keyOf = (cityId: CityId): string => `${PREFIX}${cityId}`;

export async function offlineMapOf(device: DeviceDatabase, cityId: CityId): Promise<OfflineMap | null> {
  const row = await device.settings.get(keyOf(cityId));
  const map = row === undefined ? undefined : parse(row.value);
  return map === undefined || (await isGone(cityId, map)) ? null : map;
}

export async function askedMapsOf(device: DeviceDatabase): Promise<readonly CityId[]> {
  const keys = await device.settings.where("key").startsWith(PREFIX).primaryKeys();
  return keys.map((key) => key.slice(PREFIX.length));
}

/** A full device may have given the tiles back, and the browser may have emptied them. */
async function isGone(cityId: CityId, { state }: OfflineMap): Promise<boolean> {
  if (state === "wanted" || typeof caches === "undefined") return false;
  return !(await caches.has(pinnedTilesCache(cityId)));
}

export async function keepOfflineMap(device: DeviceDatabase, cityId: CityId, map: OfflineMap): Promise<void> {
  await device.settings.put({ key: keyOf(cityId), value: JSON.stringify(map) });
}

export async function forgetOfflineMap(device: DeviceDatabase, cityId: CityId): Promise<void> {
  await device.settings.delete(keyOf(cityId));
}

export function useOfflineMap(cityId: CityId): OfflineMap | null | undefined {
  return useLive(offlineMapOf, cityId);
}

const STATES: readonly unknown[] = ["wanted", "stopped", "complete"] satisfies OfflineMap["state"][];

function parse(text: string): OfflineMap | undefined {
  try {
    const value = JSON.parse(text) as OfflineMap;
    const counts = [value.zoomMax, value.tiles, value.done, value.bytes];
    const isWhole = typeof value.url === "string" && STATES.includes(value.state);
    return isWhole && counts.every(Number.isInteger) ? value : undefined;
  } catch {
    return undefined;
  }
}
