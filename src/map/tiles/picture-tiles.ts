import { type Tile, tileUrl } from "../../domain/background/tile.ts";
import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from "../leaflet.ts";
import { Enlarger } from "./enlarged-tile.ts";

/**
 * Square pictures from a server. Leaflet's own layer drops a tile by showing a `data:` picture instead, which the content
 * policy refuses; here a tile that is dropped just stops loading. A tile that can't be had is drawn out of a coarser one.
 */
export class PictureTiles extends GridLayer {
  readonly #url: string;
  readonly #enlarger: Enlarger;
  #hasGaps = false;

  constructor(url: string, options: GridLayerOptions) {
    super(options);
    this.#url = url;
    this.#enlarger = new Enlarger(url);
    this.on("tileunload", ({ tile }) => tile.removeAttribute("src"));
    this.on("load", () => this.#enlarger.forget());
  }

  /** True when some of what is shown was enlarged. */
  get hasGaps(): boolean {
    return this.#hasGaps;
  }

  override redraw(): this {
    this.#hasGaps = false;
    this.#enlarger.forget();
    return super.redraw();
  }

  protected override createTile(tile: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement("img");
    picture.alt = "";
    // An opaque answer would cost megabytes of the device's quota in the worker's cache.
    picture.crossOrigin = "anonymous";
    picture.addEventListener("load", () => {
      if (picture.hasAttribute("src")) done(undefined, picture);
    });
    picture.addEventListener("error", () => void this.#fillIn(picture, tile, done), { once: true });
    picture.src = tileUrl(this.#url, tile);
    return picture;
  }

  async #fillIn(picture: HTMLImageElement, { z, x, y }: Tile, done: DoneCallback): Promise<void> {
    const part = await this.#enlarger.draw({ z, x, y });
    if (!picture.hasAttribute("src")) return;
    if (part === undefined) return done(new Error(`No tile ${z}/${x}/${y}`), picture);
    this.#hasGaps = true;
    const url = URL.createObjectURL(part);
    picture.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
    picture.src = url;
  }
}
