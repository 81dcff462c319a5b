import type { MapProvider } from "../../domain/background/map-provider.ts";

/** What the map needs to know of whoever draws its background. */
export type TileSource = Pick<
  MapProvider,
  "url" | "attribution" | "attributionUrl" | "minNativeZoom" | "maxNativeZoom"
>;
