import {
  EtagMismatch,
  findTile,
  PMTiles,
  type RangeResponse,
  type Source,
  TileType,
  zxyToTileId,
} from "pmtiles";
import type { Tile } from "../../domain/background/tile.ts";

const PARTIAL_CONTENT = 206;
/** Leaf directories below one another: more is no archive. */
const DIRECTORIES_DEEP = 4;

const IMAGE_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Png]: "image/png",
  [TileType.Jpeg]: "image/jpeg",
  [TileType.Webp]: "image/webp",
  [TileType.Avif]: "image/avif",
};

/** Parts of a file at some address. Nothing but a part is taken: a portal or a host without ranges answers with a whole page. */
class Ranges implements Source {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  getKey(): string {
    return this.#url;
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const response = await fetch(this.#url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      credentials: "omit",
      ...(signal !== undefined && { signal }),
    });
    if (response.status !== PARTIAL_CONTENT)
      throw new Error(`${this.#url} gave ${response.status} instead of a part.`);
    const now = strongEtag(response);
    if (etag !== undefined && now !== undefined && now !== etag) throw new EtagMismatch(this.#url);
    return { data: await response.arrayBuffer(), ...(now !== undefined && { etag: now }) };
  }
}

function strongEtag(response: Response): string | undefined {
  const etag = response.headers.get("etag") ?? undefined;
  return etag?.startsWith("W/") === true ? undefined : etag;
}

/** Archives of this page, by address. The library remembers a header that failed for ever: one that failed is opened anew. */
const open = new Map<string, PMTiles>();

async function reading<T>(
  url: string,
  signal: AbortSignal,
  read: (archive: PMTiles) => Promise<T>,
): Promise<T> {
  const archive = open.get(url) ?? new PMTiles(new Ranges(url));
  open.set(url, archive);
  try {
    return await read(archive);
  } catch (error) {
    if (!signal.aborted && open.get(url) === archive) open.delete(url);
    throw error;
  }
}

/** Undefined when there is no such tile; throws when the archive can't be reached, or is none of pictures. */
export function archiveTile(url: string, { z, x, y }: Tile, signal: AbortSignal): Promise<Blob | undefined> {
  return reading(url, signal, async (archive) => {
    const type = IMAGE_TYPES[(await archive.getHeader()).tileType];
    if (type === undefined) throw new Error(`${url} is no archive of pictures.`);
    const tile = await archive.getZxy(z, x, y, signal);
    return tile === undefined ? undefined : new Blob([tile.data], { type });
  });
}

/** What some tiles weigh, told by the archive's own directories: nothing of them is fetched. Zero for those it does not hold. */
export function archiveWeights(
  url: string,
  tiles: readonly Tile[],
  signal: AbortSignal,
): Promise<readonly number[]> {
  return reading(url, signal, async (archive) => {
    const weights: number[] = [];
    for (const { z, x, y } of tiles) weights.push(await weightOf(archive, zxyToTileId(z, x, y), signal));
    return weights;
  });
}

async function weightOf({ source, cache }: PMTiles, tileId: number, signal: AbortSignal): Promise<number> {
  const header = await cache.getHeader(source);
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let depth = 0; depth < DIRECTORIES_DEEP; depth += 1) {
    const directory = await cache.getDirectory(source, offset, length, header, signal);
    const entry = findTile(directory, tileId);
    if (entry === null) return 0;
    if (entry.runLength > 0) return entry.length;
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  return 0;
}
