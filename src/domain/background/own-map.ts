import { atMost, type MapProvider } from "./map-provider.ts";
import { numberSetting, type MapSettings } from "./map-settings.ts";

const NATIVE_ZOOM_MAX = 19;
const ZOOMS = { min: 0, max: 22 } as const;
const TILE_BYTES_GUESSED = 25_000;

/**
 * The map a deployment brings itself: pictures at an address, or one archive. Whoever runs it knows the terms; unsaid, nothing
 * is kept of pictures, and an archive, which is somebody's own file, may be downloaded.
 *
 * @param code stands for {code} in the address of an archive
 * @returns undefined when the deployment brings none
 * @throws a sentence for whoever builds, when a setting makes no sense
 */
export function ownMap(settings: MapSettings, code: string): MapProvider | undefined {
  const { VITE_MAP_URL: written, VITE_MAP_KEY: key, VITE_MAP_OFFLINE: asked } = settings;
  if (written === undefined) return undefined;
  const address = withKey(written, key);
  const isArchive = !address.includes("{z}");
  if (!isArchive && !["{x}", "{y}"].every((part) => address.includes(part)))
    throw new Error("VITE_MAP_URL has {z}, but not {x} and {y}.");
  const unasked = isArchive ? "archive" : "none";
  return {
    ...(isArchive ? archiveAt(address.replaceAll("{code}", code)) : { id: "custom", url: address }),
    ...creditOf(settings),
    minNativeZoom: numberSetting(settings, "VITE_MAP_MIN_ZOOM", ZOOMS) ?? 0,
    maxNativeZoom: numberSetting(settings, "VITE_MAP_MAX_ZOOM", ZOOMS) ?? NATIVE_ZOOM_MAX,
    offline: asked === undefined ? unasked : atMost(asked, "archive"),
    tileBytes: TILE_BYTES_GUESSED,
  };
}

function creditOf(settings: MapSettings): Pick<MapProvider, "attribution" | "attributionUrl" | "licence"> {
  const { VITE_MAP_ATTRIBUTION: attribution = "", VITE_MAP_LICENCE: licence } = settings;
  const { VITE_MAP_ATTRIBUTION_URL: attributionUrl } = settings;
  if (attribution.trim() === "")
    throw new Error("One’s own map needs VITE_MAP_ATTRIBUTION: the credit its licence asks for.");
  return {
    attribution,
    ...(attributionUrl !== undefined && { attributionUrl }),
    ...(licence !== undefined && { licence }),
  };
}

export function archiveAt(archive: string): Pick<MapProvider, "id" | "url" | "archive"> {
  const mark = archive.includes("?") ? "&" : "?";
  return { id: "pmtiles-raster", archive, url: `${archive}${mark}tile={z}/{x}/{y}` };
}

function withKey(address: string, key: string | undefined): string {
  if (address.includes("{key}") !== (key !== undefined))
    throw new Error("VITE_MAP_KEY and {key} in VITE_MAP_URL go together.");
  return address.replaceAll("{key}", encodeURIComponent(key ?? ""));
}
