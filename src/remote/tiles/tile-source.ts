import type { MappedCity, MapProvider } from "../../domain/background/map-provider.ts";
import { mapProviderOf } from "./map-provider.ts";
import { type ReadTile, tileReaderOf } from "./read-tile.ts";

/** Whose map lies behind a city, and how its tiles are read where they are no files of their own. */
export function tileSourceOf(city: MappedCity): MapProvider & { readonly read: ReadTile | undefined } {
  const provider = mapProviderOf(city);
  return { ...provider, read: tileReaderOf(provider) };
}
