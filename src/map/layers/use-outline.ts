import { useEffect } from "react";

import type { Outline } from "../../domain/place/outline.ts";
import { type LeafletMap, polygon, svg } from "../leaflet.ts";
import styles from "./layers.module.css";
import { maskRings, outlineRings } from "./outline-rings.ts";

/** Draws every part and hole of the commune, and greys what is outside. An empty outline draws nothing. */
export function useOutline(map: LeafletMap | undefined, outline: Outline): void {
  useEffect(() => {
    if (map === undefined || outline.length === 0) return;
    // A whole screen of margin, so that panning never shows an edge of the grey.
    const renderer = svg({ padding: 1 });
    const common = { renderer, interactive: false, smoothFactor: 1 };
    const rings = outlineRings(outline);
    const shapes = [
      polygon(maskRings(outline), { ...common, stroke: false, className: styles.outside ?? "" }),
      polygon(rings, { ...common, fill: false, className: styles.casing ?? "" }),
      polygon(rings, { ...common, fill: false, className: styles.outline ?? "" }),
    ];
    for (const shape of shapes) shape.addTo(map);
    return () => {
      for (const shape of shapes) shape.remove();
      renderer.remove();
    };
  }, [map, outline]);
}
