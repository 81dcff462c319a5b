/** What a deployment says of its map: VITE_MAP_… variables, as they were written. All are optional. */
export interface MapSettings {
  readonly VITE_MAP_PROVIDER?: string;
  /** For `custom`: an address with {z}, {x} and {y}. For `pmtiles-raster`: the archive's, with {code} when each city has its own. */
  readonly VITE_MAP_URL?: string;
  /** What stands for {key} in the address. Every page carries it: its owner restricts it to the deployment's host. */
  readonly VITE_MAP_KEY?: string;
  readonly VITE_MAP_ATTRIBUTION?: string;
  readonly VITE_MAP_ATTRIBUTION_URL?: string;
  readonly VITE_MAP_LICENCE?: string;
  readonly VITE_MAP_MIN_ZOOM?: string;
  readonly VITE_MAP_MAX_ZOOM?: string;
  /** `none`, `browser-cache` or `archive`; never more than the provider's terms allow. */
  readonly VITE_MAP_OFFLINE?: string;
  readonly VITE_MAP_OFFLINE_MAX_MB?: string;
  readonly VITE_MAP_OFFLINE_MAX_ZOOM?: string;
  readonly VITE_MAP_OFFLINE_MAX_AGE_DAYS?: string;
  /** Who draws Polynesia, New Caledonia, and Wallis and Futuna. */
  readonly VITE_MAP_FALLBACK?: string;
}

/** A number a deployment wrote; one that makes no sense is refused when the app is built. */
export function numberSetting(
  settings: MapSettings,
  name: keyof MapSettings,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const written = settings[name];
  if (written === undefined) return undefined;
  const value = Number(written);
  if (written.trim() === "" || !Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} wants a whole number from ${min} to ${max}, not « ${written} ».`);
  return value;
}
