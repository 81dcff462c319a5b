import { atMost, type MappedCity, type MapProvider } from "./map-provider.ts";
import { type MapProviderId } from "./map-provider-id.ts";
import { MAP_PROVIDERS } from "./map-providers.ts";
import { numberSetting, type MapSettings } from "./map-settings.ts";
import { ownMap } from "./own-map.ts";
import { tilePrefix } from "./tile.ts";

const DEFAULT_PROVIDER = "ign-plan";
const AERIAL = "ign-ortho";
const DEFAULT_FALLBACK = "osm";
const DEFAULT_SEEN_DAYS = 60;
const MEGABYTE = 1_000_000;

/** Plan IGN does not draw these. */
const BEYOND_IGN = /^98[678]/u;

/**
 * The provider of one city's background: the city's own choice, or the deployment's where the city has none or one that the
 * deployment does not offer. A setting that makes no sense is refused when the app is built.
 */
export function providerOf(settings: MapSettings, { id, mapProvider }: MappedCity): MapProvider {
  const offered = offeredProviders(settings, id);
  const named = (name: string) => offered.find((provider) => provider.id === name);
  const chosen = (mapProvider === null ? undefined : named(mapProvider)) ?? chosenAmong(settings, offered);
  if (!BEYOND_IGN.test(id) || !chosen.id.startsWith("ign-")) return chosen;
  return oneOf(offered, settings.VITE_MAP_FALLBACK ?? DEFAULT_FALLBACK);
}

/** The same ground from the air; undefined where nobody photographed it, or where it is what is shown anyway. */
export function aerialOf(settings: MapSettings, city: MappedCity): MapProvider | undefined {
  if (BEYOND_IGN.test(city.id) || providerOf(settings, city).id === AERIAL) return undefined;
  return oneOf(offeredProviders(settings, city.id), AERIAL);
}

export interface KeptTiles {
  /** How the addresses of tiles begin that this deployment may keep once they were seen. The page keeps those of an archive. */
  readonly prefixes: readonly string[];
  readonly days: number;
}

/** @throws a sentence for whoever builds, when a setting makes no sense */
export function keptTiles(settings: MapSettings): KeptTiles {
  const offered = offeredProviders(settings, "");
  chosenAmong(settings, offered);
  oneOf(offered, settings.VITE_MAP_FALLBACK ?? DEFAULT_FALLBACK);
  return {
    prefixes: offered
      .filter(({ offline, archive }) => offline !== "none" && archive === undefined)
      .map(({ url }) => tilePrefix(url)),
    days: numberSetting(settings, "VITE_MAP_OFFLINE_MAX_AGE_DAYS", { min: 1, max: 366 }) ?? DEFAULT_SEEN_DAYS,
  };
}

export interface MapHosts {
  readonly img: readonly string[];
  readonly connect: readonly string[];
}

export function mapHosts(settings: MapSettings): MapHosts {
  const offered = offeredProviders(settings, "");
  return {
    img: originsOf(offered.filter(({ archive }) => archive === undefined)),
    connect: originsOf(offered.filter(({ archive, offline }) => archive !== undefined || offline !== "none")),
  };
}

function originsOf(providers: readonly MapProvider[]): readonly string[] {
  return [...new Set(providers.flatMap(({ url }) => /^https?:\/\/[^/?#]+/u.exec(url) ?? []))];
}

function offeredProviders(settings: MapSettings, code: string): readonly MapProvider[] {
  const { VITE_MAP_OFFLINE: asked } = settings;
  const megabytes = numberSetting(settings, "VITE_MAP_OFFLINE_MAX_MB", { min: 1, max: 2_000 });
  const zoom = numberSetting(settings, "VITE_MAP_OFFLINE_MAX_ZOOM", { min: 15, max: 17 });
  const known = MAP_PROVIDERS.map(({ offlineMax, ...provider }) => ({
    ...provider,
    offline: asked === undefined ? provider.offline : atMost(asked, offlineMax),
  }));
  const own = ownMap(settings, code);
  return [...known, ...(own === undefined ? [] : [own])].map((provider) => ({
    ...provider,
    ...(megabytes !== undefined && { offlineBytesMax: megabytes * MEGABYTE }),
    ...(zoom !== undefined && { offlineZoomMax: zoom }),
  }));
}

function chosenAmong(settings: MapSettings, offered: readonly MapProvider[]): MapProvider {
  return oneOf(offered, settings.VITE_MAP_PROVIDER ?? DEFAULT_PROVIDER);
}

const WANTED: Partial<Record<MapProviderId, string>> = {
  custom: "VITE_MAP_URL with {z}, {x} and {y}",
  "pmtiles-raster": "VITE_MAP_URL of an archive, without {z}",
};

function oneOf(offered: readonly MapProvider[], id: string): MapProvider {
  const found = offered.find((provider) => provider.id === id);
  if (found !== undefined) return found;
  const wanted = (WANTED as Readonly<Record<string, string>>)[id];
  throw new Error(
    wanted === undefined ? `There is no map provider « ${id} ».` : `The map « ${id} » needs ${wanted}.`,
  );
}
