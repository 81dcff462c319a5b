import { useEffect, useMemo, useState } from "react";

import type { Outline } from "../../domain/place/outline.ts";
import { Polygon, svg } from "../leaflet.ts";
import { liftFirstOutline } from "../tiles/first-ground.ts";
import styles from "./outline-layer.module.css";
import { maskRings, outlineRings } from "./outline-rings.ts";

export function OutlineLayer({ outline }: { readonly outline: Outline }) {
  // A whole screen of margin, so that panning never shows an edge of the grey.
  const [renderer] = useState(() => svg({ padding: 1 }));
  const rings = useMemo(() => outlineRings(outline), [outline]);
  const mask = useMemo(() => maskRings(outline), [outline]);
  const isDrawn = outline.length > 0;
  // After those of its lines, which lay them on the map: never two, never none.
  useEffect(() => {
    if (isDrawn) liftFirstOutline();
  }, [isDrawn]);
  if (!isDrawn) return null;
  const common = { renderer, interactive: false };
  return (
    <>
      <Polygon {...common} positions={mask} stroke={false} className={styles.outside ?? ""} />
      <Polygon {...common} positions={rings} fill={false} className={styles.casing ?? ""} />
      <Polygon {...common} positions={rings} fill={false} className={styles.outline ?? ""} />
    </>
  );
}
