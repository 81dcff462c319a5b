import { aerialOf, providerOf } from "../../domain/background/choose-provider.ts";
import type { MappedCity, MapProvider } from "../../domain/background/map-provider.ts";
import { standInArchive, standInTiles } from "../../domain/background/map-providers.ts";
import type { MapSettings } from "../../domain/background/map-settings.ts";
import { IS_LOCAL, standIns } from "../endpoints.ts";

export function mapProviderOf(city: MappedCity): MapProvider {
  return forScreen(providerForAnyScreen(city));
}

/** With {r} in its address, where it draws for dense screens too. */
export function providerForAnyScreen(city: MappedCity): MapProvider {
  const settings = import.meta.env as MapSettings;
  return IS_LOCAL ? standInProvider(city, settings) : providerOf(settings, city);
}

/** The ground from the air, where somebody photographed it. */
export function aerialProviderOf(city: MappedCity): MapProvider | undefined {
  return IS_LOCAL
    ? forScreen(standInTiles(`${standIns()}/tiles/{z}/{x}/{y}{r}.jpg`))
    : aerialOf(import.meta.env as MapSettings, city);
}

/** Where a provider draws its tiles twice as dense too, screens that show so many dots get those. */
export function forScreen(provider: MapProvider, dotsPerPixel = globalThis.devicePixelRatio): MapProvider {
  return { ...provider, url: provider.url.replace("{r}", dotsPerPixel > 1 ? "@2x" : "") };
}

function standInProvider({ id, mapProvider }: MappedCity, settings: MapSettings): MapProvider {
  return (mapProvider ?? settings.VITE_MAP_PROVIDER) === "pmtiles-raster"
    ? standInArchive(`${standIns()}/archives/${id}.pmtiles`)
    : standInTiles(`${standIns()}/tiles/{z}/{x}/{y}{r}.png`);
}
