import { lazy } from "react";
import { withWords } from "../../i18n/activate-locale.ts";

/** Leaflet, whose background there is and what the pins say come with a chunk of their own. */
export const MapWithBackground = lazy(async () => ({
  default: (await withWords(import("./map-with-background.tsx"))).MapWithBackground,
}));

export const StillMap = lazy(async () => ({
  default: (await withWords(import("./map-with-background.tsx"))).StillMap,
}));
