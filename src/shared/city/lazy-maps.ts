import { createElement } from "react";
import { comingPart, sparePart } from "../../ui/coming-part.tsx";
import { LostMap, MapGround } from "./map-ground.tsx";

/** Leaflet comes with its own chunk, after the words, and with it whose background there is. */
export const MapWithBackground = comingPart(
  async () => (await import("./map-with-background.tsx")).MapWithBackground,
  createElement(MapGround),
  LostMap,
);

export const StillMap = sparePart(async () => (await import("./map-with-background.tsx")).StillMap);
