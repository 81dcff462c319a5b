import { lazy } from "react";

/** Leaflet comes with its own chunk, after the words, and with it whose background there is. */
export const MapWithBackground = lazy(async () => ({
  default: (await import("./map-with-background.tsx")).MapWithBackground,
}));

export const StillMap = lazy(async () => ({
  default: (await import("./map-with-background.tsx")).StillMap,
}));
