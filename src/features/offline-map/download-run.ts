import { useSyncExternalStore } from "react";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import {
  forgetOfflineMap,
  keepOfflineMap,
  offlineMapOf,
  type OfflineMap,
} from "../../data/offline-maps/offline-map.ts";
import { PLAN_ZOOM_MIN } from "../../domain/background/map-plan.ts";
import type { ArchivableProvider } from "../../domain/background/map-provider.ts";
import { pinnedTilesCache } from "../../domain/background/tile-caches.ts";
import { tilesOver } from "../../domain/background/tile-cover.ts";
import { listenerList } from "../../domain/basics/listeners.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Outline } from "../../domain/place/outline.ts";
import { downloadTiles, type DownloadEnd, type Progress } from "../../remote/tiles/download-tiles.ts";

export interface DownloadJob {
  readonly device: DeviceDatabase;
  readonly cityId: CityId;
  readonly outline: Outline;
  readonly provider: ArchivableProvider;
  readonly zoomMax: number;
}

/** A download of this page; it outlives the panel that started it. */
export interface DownloadRun {
  readonly state: "running" | DownloadEnd;
  readonly done: number;
  readonly tiles: number;
}

const runs = new Map<CityId, DownloadRun>();
const controllers = new Map<CityId, AbortController>();
const listeners = listenerList();

export function useDownloadRun(cityId: CityId): DownloadRun | undefined {
  return useSyncExternalStore(listeners.subscribe, () => runs.get(cityId));
}

function publish(cityId: CityId, run: DownloadRun | undefined): void {
  if (run === undefined) runs.delete(cityId);
  else runs.set(cityId, run);
  listeners.notify();
}

/** Downloads the missing tiles of a commune, unless another page does it already. */
export async function download(job: DownloadJob): Promise<void> {
  const { cityId } = job;
  if (controllers.has(cityId)) return;
  const controller = new AbortController();
  controllers.set(cityId, controller);
  try {
    await navigator.locks.request(lockOf(cityId), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await run(job, controller.signal);
    });
  } finally {
    controllers.delete(cityId);
  }
}

export function stopDownload(cityId: CityId): void {
  controllers.get(cityId)?.abort();
}

export async function deleteOfflineMap(device: DeviceDatabase, cityId: CityId): Promise<void> {
  stopDownload(cityId);
  await navigator.locks.request(lockOf(cityId), async () => {
    await caches.delete(pinnedTilesCache(cityId));
    await forgetOfflineMap(device, cityId);
    publish(cityId, undefined);
  });
}

function lockOf(cityId: CityId): string {
  return `parvis-${pinnedTilesCache(cityId)}`;
}

/** Only a download that the network cut short resumes by itself. */
const STATE_AFTER = {
  complete: "complete",
  unreachable: "wanted",
  stopped: "stopped",
  no_room: "stopped",
} as const satisfies Record<DownloadEnd, OfflineMap["state"]>;

async function run({ device, cityId, outline, provider, zoomMax }: DownloadJob, signal: AbortSignal) {
  const tiles = tilesOver(outline, PLAN_ZOOM_MIN, zoomMax);
  const before = await offlineMapOf(device, cityId);
  const isSameProvider = before?.url === provider.url;
  if (!isSameProvider) await caches.delete(pinnedTilesCache(cityId));
  const bytesBefore = isSameProvider ? before.bytes : 0;
  const write = (state: OfflineMap["state"], { done, bytes }: Progress): Promise<void> =>
    keepOfflineMap(device, cityId, {
      url: provider.url,
      zoomMax,
      tiles: tiles.length,
      done,
      bytes: bytesBefore + bytes,
      state,
    });
  let last: Progress = { done: isSameProvider ? before.done : 0, bytes: 0 };
  const show = (state: DownloadRun["state"]): void =>
    publish(cityId, { state, done: last.done, tiles: tiles.length });
  show("running");
  await write("wanted", last);
  const end = await downloadTiles({
    provider,
    tiles,
    cache: await caches.open(pinnedTilesCache(cityId)),
    signal,
    onProgress: (progress) => {
      last = progress;
      show("running");
    },
    onChunk: (progress) => {
      last = progress;
      return write("wanted", progress);
    },
  });
  await write(STATE_AFTER[end], last);
  show(end);
}
