import { TILE_MS_MAX } from "../../clock/waits.ts";
import { ARCHIVE_TILES_CACHE } from "../../domain/background/tile-caches.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import { type Tile, tileUrl } from "../../domain/background/tile.ts";
import { keepSeen } from "./keep-seen.ts";

/** `undefined` when there is nothing to draw there; rejects when it can't be had now. */
export type ReadTile = (tile: Tile, signal: AbortSignal) => Promise<Blob | undefined>;

type ArchiveProvider = Pick<MapProvider, "url" | "offline"> & { readonly archive: string };

const readers = new Map<string, ReadTile>();

/** How the map reads the tiles of an archive; the same function for the same archive. `undefined` where tiles are files of their own. */
export function tileReaderOf({ archive, url, offline }: MapProvider): ReadTile | undefined {
  if (archive === undefined) return undefined;
  const known = readers.get(url) ?? readerOf({ archive, url, offline });
  readers.set(url, known);
  return known;
}

/** What is on the device comes first, downloaded or seen: no worker stands between the page and an archive. */
function readerOf({ archive, url, offline }: ArchiveProvider): ReadTile {
  return async (tile, signal) => {
    const name = tileUrl(url, tile);
    const kept = await keptTile(name);
    if (kept !== undefined) return kept;
    const { archiveTile } = await import("./archive.ts");
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TILE_MS_MAX)]);
    const picture = await archiveTile(archive, tile, limit);
    if (picture !== undefined && offline !== "none") void keepSeen(ARCHIVE_TILES_CACHE, name, picture);
    return picture;
  };
}

async function keptTile(name: string): Promise<Blob | undefined> {
  if (typeof caches === "undefined") return undefined;
  return (await caches.match(name, { ignoreVary: true }))?.blob();
}
