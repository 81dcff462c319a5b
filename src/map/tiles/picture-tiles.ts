import { systemClock } from "../../clock/system-clock.ts";
import { TILE_LATE_MS } from "../../clock/waits.ts";
import { type Tile, tileUrl } from "../../domain/background/tile.ts";
import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from "../leaflet.ts";
import type { Overzoom } from "./overzoom.ts";
import { ShownPicture } from "./shown-picture.ts";
import type { TileSource } from "./tile-source.ts";

/** Leaflet's own layer drops a tile by showing a `data:` picture, which the content policy refuses. */
export class PictureTiles extends GridLayer {
  readonly #source: Pick<TileSource, "url" | "read">;
  /** Loaded where a tile is missing; it remembers what it asked for until the map has settled. */
  #overzoom: Promise<Overzoom> | undefined;
  readonly #shown = new WeakMap<HTMLElement, ShownPicture>();
  #hasGaps = false;

  constructor(source: Pick<TileSource, "url" | "read">, options: GridLayerOptions) {
    super(options);
    this.#source = source;
    this.on("tileunload", ({ tile }) => this.#shown.get(tile)?.leave());
    this.on("load", () => {
      this.#overzoom = undefined;
    });
  }

  /** True when some of what is shown is overzoomed. */
  get hasGaps(): boolean {
    return this.#hasGaps;
  }

  override redraw(): this {
    this.#hasGaps = false;
    this.#overzoom = undefined;
    return super.redraw();
  }

  protected override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const tile = { z, x, y };
    const shown = new ShownPicture();
    const { picture } = shown;
    this.#shown.set(picture, shown);
    const cancelLate = systemClock.after(TILE_LATE_MS, () => void this.#standIn(shown, tile, done));
    shown.whenLeft(cancelLate);
    picture.addEventListener("load", () => {
      cancelLate();
      if (shown.hasCome()) done(undefined, picture);
    });
    const missing = (): void => {
      cancelLate();
      if (!shown.isLeft) void this.#fillIn(shown, tile, done);
    };
    picture.addEventListener("error", missing, { once: true });
    if (this.#source.read === undefined) picture.src = tileUrl(this.#source.url, tile);
    else
      this.#source
        .read(tile, shown.signal)
        .then((blob) => (blob === undefined ? missing() : shown.show(blob)), missing);
    return picture;
  }

  async #drawCoarser(tile: Tile): Promise<Blob | undefined> {
    this.#overzoom ??= import("./overzoom.ts").then(({ Overzoom }) => new Overzoom(this.#source));
    return (await this.#overzoom).draw(tile);
  }

  async #fillIn(shown: ShownPicture, tile: Tile, done: DoneCallback): Promise<void> {
    const part = await this.#drawCoarser(tile);
    if (shown.isLeft) return;
    if (part === undefined) return done(missingError(tile), shown.picture);
    this.#hasGaps = true;
    shown.show(part);
  }

  /** The tile itself may still come: what stands in for it lies behind. */
  async #standIn(shown: ShownPicture, tile: Tile, done: DoneCallback): Promise<void> {
    const part = await this.#drawCoarser(tile);
    if (shown.isLeft || shown.isHere) return;
    if (part === undefined) return done(missingError(tile), shown.picture);
    this.#hasGaps = true;
    shown.lay(part);
    done(undefined, shown.picture);
  }
}

function missingError({ z, x, y }: Tile): Error {
  return new Error(`No tile ${z}/${x}/${y}`);
}
