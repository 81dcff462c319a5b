import type { CityId } from "../city/city.ts";
import { atMost, type MapProvider } from "./map-provider.ts";
import { MAP_PROVIDERS, type KnownProvider } from "./map-providers.ts";
import { tilePrefix } from "./tile.ts";

/** What a deployment says of its map: VITE_MAP_… variables, as they were written. All are optional. */
export interface MapSettings {
  /** `ign-plan`, `ign-ortho`, `osm` or `custom`. */
  readonly VITE_MAP_PROVIDER?: string;
  /** For `custom`: an address with {z}, {x} and {y}, and the credit its licence asks for. */
  readonly VITE_MAP_URL?: string;
  readonly VITE_MAP_ATTRIBUTION?: string;
  readonly VITE_MAP_ATTRIBUTION_URL?: string;
  readonly VITE_MAP_LICENCE?: string;
  readonly VITE_MAP_MIN_ZOOM?: string;
  readonly VITE_MAP_MAX_ZOOM?: string;
  /** `none`, `browser-cache` or `archive`; never more than the provider's terms allow. */
  readonly VITE_MAP_OFFLINE?: string;
  /** Who draws Polynesia, New Caledonia, and Wallis and Futuna. */
  readonly VITE_MAP_FALLBACK?: string;
}

const DEFAULT_PROVIDER = "ign-plan";
const DEFAULT_FALLBACK = "osm";
const NATIVE_ZOOM_MAX = 19;
const TILE_BYTES_GUESSED = 25_000;

/** Plan IGN does not draw these. */
const BEYOND_IGN = /^98[678]/u;

/** The provider of one commune's background. A setting that makes no sense is refused when the app is built. */
export function providerOf(settings: MapSettings, cityId: CityId): MapProvider {
  const chosen = chosenProvider(settings);
  if (!BEYOND_IGN.test(cityId) || !chosen.id.startsWith("ign-")) return chosen;
  return knownProvider(settings.VITE_MAP_FALLBACK ?? DEFAULT_FALLBACK);
}

/** How the addresses of tiles begin that this deployment may keep once they were seen: what the service worker is told. */
export function keptTilePrefixes(settings: MapSettings): readonly string[] {
  return [chosenProvider(settings), knownProvider(settings.VITE_MAP_FALLBACK ?? DEFAULT_FALLBACK)]
    .filter(({ offline }) => offline !== "none")
    .map(({ url }) => tilePrefix(url));
}

function chosenProvider(settings: MapSettings): MapProvider {
  const { VITE_MAP_PROVIDER: id = DEFAULT_PROVIDER, VITE_MAP_OFFLINE: asked } = settings;
  if (id === "custom") return customProvider(settings);
  const known = knownProvider(id);
  return { ...known, offline: asked === undefined ? known.offline : atMost(asked, known.offlineMax) };
}

function knownProvider(id: string): KnownProvider {
  const known = MAP_PROVIDERS.find((provider) => provider.id === id);
  if (known === undefined) throw new Error(`There is no map provider « ${id} ».`);
  return known;
}

/** Whoever runs the deployment knows the terms of their own tiles; unsaid, nothing is kept. */
function customProvider(settings: MapSettings): MapProvider {
  const { VITE_MAP_URL: url, VITE_MAP_ATTRIBUTION: attribution } = settings;
  if (url === undefined || !["{z}", "{x}", "{y}"].every((part) => url.includes(part)))
    throw new Error("A custom map needs VITE_MAP_URL with {z}, {x} and {y}.");
  if (attribution === undefined || attribution.trim() === "")
    throw new Error("A custom map needs VITE_MAP_ATTRIBUTION: the credit its licence asks for.");
  const { VITE_MAP_ATTRIBUTION_URL: attributionUrl, VITE_MAP_LICENCE: licence } = settings;
  const { VITE_MAP_MIN_ZOOM: min = 0, VITE_MAP_MAX_ZOOM: max = NATIVE_ZOOM_MAX } = settings;
  return {
    id: "custom",
    url,
    attribution,
    ...(attributionUrl !== undefined && { attributionUrl }),
    ...(licence !== undefined && { licence }),
    minNativeZoom: Number(min),
    maxNativeZoom: Number(max),
    offline: settings.VITE_MAP_OFFLINE === undefined ? "none" : atMost(settings.VITE_MAP_OFFLINE, "archive"),
    tileBytes: TILE_BYTES_GUESSED,
  };
}
