import { ok } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";

/** Whose maps this app knows how to draw. `custom` and `pmtiles-raster` are what a deployment brings itself. */
const MAP_PROVIDER_IDS = ["ign-plan", "ign-ortho", "osm", "pmtiles-raster", "custom"] as const;

export type MapProviderId = (typeof MAP_PROVIDER_IDS)[number];

function isMapProviderId(value: unknown): value is MapProviderId {
  return MAP_PROVIDER_IDS.some((id) => id === value);
}

/** What a city's document asks for: a provider this version does not know is nobody's, and the deployment's own serves. */
export const CITY_MAP_PROVIDER: Schema<MapProviderId | null> = {
  parse: (value) => ok(isMapProviderId(value) ? value : null),
};
