import type { Place } from "../../domain/place/place.ts";
import { pixelsOf } from "../camera/map-view.ts";
import type { MapItem } from "./map-item.ts";
import { ringPx } from "./ring-drawing.ts";

/** How wide the mark of the town hall is. */
const MARK_PX = 30;

/** The place of a mark that is drawn under the rings; none where one would leave a part of it in sight alone. */
export function unlessUnderRing(place: Place | null, items: readonly MapItem[], zoom: number): Place | null {
  if (place === null) return null;
  const { x, y } = pixelsOf(place, zoom);
  const isUnder = items.some((item) => {
    if (item.kind !== "cluster") return false;
    const ring = pixelsOf(item.place, zoom);
    return Math.hypot(ring.x - x, ring.y - y) < (ringPx(item.count) + MARK_PX) / 2;
  });
  return isUnder ? null : place;
}
