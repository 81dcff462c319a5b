import type { MappedCity, MapProvider } from "../../domain/background/map-provider.ts";
import { aerialProviderOf, mapProviderOf } from "./map-provider.ts";
import { type ReadTile, tileReaderOf } from "./read-tile.ts";

type ReadableProvider = MapProvider & { readonly read: ReadTile | undefined };

/** Whose map lies behind a city, and how its tiles are read where they are no files of their own. */
export function tileSourceOf(city: MappedCity): ReadableProvider {
  return readable(mapProviderOf(city));
}

export function aerialSourceOf(city: MappedCity): ReadableProvider | undefined {
  const provider = aerialProviderOf(city);
  return provider === undefined ? undefined : readable(provider);
}

function readable(provider: MapProvider): ReadableProvider {
  return { ...provider, read: tileReaderOf(provider) };
}
