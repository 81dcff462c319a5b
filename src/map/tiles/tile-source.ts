import type { MapProvider } from "../../domain/background/map-provider.ts";
import type { Tile } from "../../domain/background/tile.ts";

export type TileSource = Pick<
  MapProvider,
  "url" | "attribution" | "attributionUrl" | "minNativeZoom" | "maxNativeZoom"
> & {
  /** For tiles that are no files of their own. The same function as long as they come from the same place. */
  readonly read?: ReadTile | undefined;
};

/** `undefined` when there is nothing to draw; rejects when it can't be had now. */
export type ReadTile = (tile: Tile, signal: AbortSignal) => Promise<Blob | undefined>;
