import { lazy } from "react";

/** Leaflet comes with its own chunk, after the words. */
export const CommuneMap = lazy(async () => {
  const { CommuneMap } = await import("../../../map/commune-map.tsx");
  return { default: CommuneMap };
});

export const MiniMap = lazy(async () => {
  const { MiniMap } = await import("../../../map/mini-map.tsx");
  return { default: MiniMap };
});
