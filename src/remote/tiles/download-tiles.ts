import { pause } from "../../clock/pause.ts";
import { TILE_PAUSE_MS } from "../../clock/waits.ts";
import type { ArchivableProvider } from "../../domain/background/map-provider.ts";
import { tileUrl, type Tile } from "../../domain/background/tile.ts";
import { fetchTile, type TileProblem } from "./fetch-tile.ts";

/** Between two of these the progress is written down; a kill costs at most one. */
const CHUNK_TILES = 200;
const AT_ONCE = 6;
const TRIES = 3;

export interface Progress {
  readonly done: number;
  /** Of the tiles fetched by this run. */
  readonly bytes: number;
}

/** `no_room`: the device is full. What was fetched stays in every case. */
export type DownloadEnd = "complete" | "stopped" | "unreachable" | "no_room";

/** The part of a Cache that a download needs. */
export interface TileStore {
  keys(): Promise<readonly { readonly url: string }[]>;
  put(url: string, tile: Response): Promise<void>;
}

export interface Download {
  /** Its terms let a whole commune be kept: no other provider fits in here (MAP-6). */
  readonly provider: ArchivableProvider;
  readonly tiles: readonly Tile[];
  readonly cache: TileStore;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** After each chunk, before the next one begins. */
  readonly onChunk: (progress: Progress) => Promise<void>;
}

/** Fetches what is not in the cache yet, chunk by chunk: it may be stopped or killed at any time, and called again. */
export async function downloadTiles(download: Download): Promise<DownloadEnd> {
  const { provider, tiles, cache, signal, onChunk } = download;
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isKept = (tile: Tile): boolean => kept.has(wholeAddress(tileUrl(provider.url, tile)));
  const counts = { done: 0, bytes: 0 };
  for (let start = 0; start < tiles.length; start += CHUNK_TILES) {
    const chunk = tiles.slice(start, start + CHUNK_TILES);
    const missing = chunk.filter((tile) => !isKept(tile));
    counts.done += chunk.length - missing.length;
    const end = await fetchChunk(missing, download, counts);
    if (end !== "complete") return end;
    await onChunk({ ...counts });
    if (signal.aborted) return "stopped";
  }
  return "complete";
}

/** A cache tells addresses whole, and a deployment may write those of its own host without it. */
function wholeAddress(url: string): string {
  return url.startsWith("/") ? new URL(url, globalThis.location.href).href : url;
}

/** Six at a time take the next one of the chunk; the first that ends badly ends them all. */
async function fetchChunk(
  tiles: readonly Tile[],
  download: Download,
  counts: { done: number; bytes: number },
): Promise<DownloadEnd> {
  const waiting = [...tiles];
  let end: DownloadEnd = "complete";
  const takeNext = async (): Promise<void> => {
    for (let tile = waiting.shift(); tile !== undefined && end === "complete"; tile = waiting.shift()) {
      const kept = await keepTile(tile, download);
      if (typeof kept === "string") {
        end = kept;
        return;
      }
      counts.done += 1;
      counts.bytes += kept;
      download.onProgress({ ...counts });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return end;
}

/** @returns the bytes that were kept, or why the download can't go on. */
async function keepTile(
  tile: Tile,
  { provider, cache, signal }: Download,
): Promise<number | Exclude<DownloadEnd, "complete">> {
  let problem: TileProblem = "unreachable";
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const fetched = await fetchTile(provider, tile, signal);
    if (fetched.ok) return put(cache, tileUrl(provider.url, tile), fetched.value);
    problem = fetched.problem;
    if (problem === "absent") return 0;
    if (problem === "stopped") return "stopped";
    if (tries < TRIES) await pause(TILE_PAUSE_MS * tries, signal);
  }
  return problem;
}

async function put(cache: TileStore, url: string, tile: Response): Promise<number | "no_room"> {
  const { size } = await tile.clone().blob();
  try {
    await cache.put(url, tile);
    return size;
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") return "no_room";
    throw error;
  }
}
