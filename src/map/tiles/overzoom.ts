import { COARSER_TILE_MS_MAX } from "../../clock/waits.ts";
import { within } from "../../clock/within.ts";
import { ancestorOf, type Tile, tileUrl } from "../../domain/background/tile.ts";
import type { ReadTile, TileSource } from "./tile-source.ts";

/** Zooms that a tile may be drawn from above: what was kept down to zoom 15 still serves at 19. */
const LEVELS_MAX = 5;

/** Draws a missing tile out of the nearest coarser one that can be had. */
export class Overzoom {
  readonly #source: Pick<TileSource, "url" | "read">;
  /** Neighbours share their ancestors: each is asked for once. What could not be had may be there for the next instance. */
  readonly #asked = new Map<string, Promise<HTMLImageElement | undefined>>();

  constructor(source: Pick<TileSource, "url" | "read">) {
    this.#source = source;
  }

  async draw(tile: Tile): Promise<Blob | undefined> {
    for (let levels = 1; levels <= Math.min(LEVELS_MAX, tile.z); levels += 1) {
      const coarser = await this.#picture(ancestorOf(tile, levels));
      if (coarser !== undefined) return partOf(coarser, tile, levels);
    }
    return undefined;
  }

  #picture(tile: Tile): Promise<HTMLImageElement | undefined> {
    const { url: template, read } = this.#source;
    const url = tileUrl(template, tile);
    const picture = this.#asked.get(url) ?? (read === undefined ? loaded(url) : readPicture(read, tile));
    this.#asked.set(url, picture);
    return picture;
  }
}

async function loaded(url: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = url;
  try {
    await within(COARSER_TILE_MS_MAX, picture.decode());
    // Not every drawing that is served as a picture has a size.
    return picture.naturalWidth > 0 && picture.naturalHeight > 0 ? picture : undefined;
  } catch {
    // Ends the request; in Chromium `decode` would still wait, and has a limit of its own for that.
    picture.removeAttribute("src");
    return undefined;
  }
}

async function readPicture(read: ReadTile, tile: Tile): Promise<HTMLImageElement | undefined> {
  const blob = await read(tile, AbortSignal.timeout(COARSER_TILE_MS_MAX)).catch(() => undefined);
  if (blob === undefined) return undefined;
  const url = URL.createObjectURL(blob);
  try {
    return await loaded(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function partOf(picture: HTMLImageElement, { x, y }: Tile, levels: number): Promise<Blob | undefined> {
  const parts = 2 ** levels;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  const left = ((x % parts) * width) / parts;
  const top = ((y % parts) * height) / parts;
  pen.drawImage(picture, left, top, width / parts, height / parts, 0, 0, width, height);
  return canvas.convertToBlob();
}
