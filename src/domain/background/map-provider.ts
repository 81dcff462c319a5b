import type { CityId } from "../city/city.ts";
import type { MapProviderId } from "./map-provider-id.ts";

/**
 * What the terms of a provider allow beyond looking at its map with a network.
 *
 * - `none`: nothing is kept, nothing is fetched that is not on screen.
 * - `browser-cache`: what was seen may be seen again, as in any browser's cache.
 * - `archive`: a whole commune may be kept on the device before it is looked at.
 */
export type OfflineUse = "none" | "browser-cache" | "archive";

export interface MapProvider {
  readonly id: string;
  /** With {z}, {x} and {y}: the web Mercator grid of tiles that WMTS calls PM. {r} stands for the density, where there are two. */
  readonly url: string;
  /** The one file (raster PMTiles) the tiles lie in; `url` is then only their name in the caches of a device. */
  readonly archive?: string;
  /** The credit, always visible. Plain text. */
  readonly attribution: string;
  readonly attributionUrl?: string;
  readonly licence?: string;
  readonly minNativeZoom: number;
  readonly maxNativeZoom: number;
  readonly offline: OfflineUse;
  readonly tileBytes: number;
  readonly offlineBytesMax?: number;
  readonly offlineZoomMax?: number;
}

export interface MappedCity {
  readonly id: CityId;
  /** The city's own choice among the providers of the deployment; null for the deployment's. */
  readonly mapProvider: MapProviderId | null;
}

/** A provider whose terms let a whole commune be kept. Loops that fetch what is not on screen take no other. */
export type ArchivableProvider = MapProvider & { readonly offline: "archive" };

export function isArchivable(provider: MapProvider): provider is ArchivableProvider {
  return provider.offline === "archive";
}

const OFFLINE_USES: readonly OfflineUse[] = ["none", "browser-cache", "archive"];

/** A deployment may allow less than the terms of a provider do, and never more. */
export function atMost(asked: unknown, allowed: OfflineUse): OfflineUse {
  const use = OFFLINE_USES.find((known) => known === asked);
  return use === undefined || OFFLINE_USES.indexOf(use) > OFFLINE_USES.indexOf(allowed) ? allowed : use;
}
