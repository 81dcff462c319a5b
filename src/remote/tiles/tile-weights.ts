import { TILE_MS_MAX } from "../../clock/waits.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import type { Tile } from "../../domain/background/tile.ts";

/** What each tile weighs in bytes, where the provider can tell beforehand; `undefined` where it can't, or can't be reached. */
export async function tileWeights(
  { archive }: MapProvider,
  tiles: readonly Tile[],
): Promise<readonly number[] | undefined> {
  if (archive === undefined) return undefined;
  try {
    const { archiveWeights } = await import("./archive.ts");
    return await archiveWeights(archive, tiles, AbortSignal.timeout(TILE_MS_MAX));
  } catch {
    return undefined;
  }
}
