import type { Pixels } from "../camera/map-view.ts";
import type { MapItem } from "./map-item.ts";
import type { Spot } from "./walk-order.ts";

/** So many items are buttons at a time. A finger or the walk makes a button of any other, when it comes to it. */
export const REACHABLE_MAX = 40;

interface Sight {
  readonly spots: readonly Spot[];
  readonly middle: Pixels;
  readonly focused: string | undefined;
}

export function reachableItems(items: readonly MapItem[], sight: Sight): readonly MapItem[] {
  if (items.length <= REACHABLE_MAX) return items;
  const distance = ({ x, y }: Spot): number => Math.hypot(x - sight.middle.x, y - sight.middle.y);
  const byDistance = sight.spots.map((spot) => ({ key: spot.key, px: distance(spot) }));
  const near = new Set(
    byDistance
      .toSorted((a, b) => a.px - b.px)
      .slice(0, REACHABLE_MAX)
      .map(({ key }) => key),
  );
  return items.filter(
    (item) => near.has(item.key) || item.key === sight.focused || (item.kind === "pin" && item.look.selected),
  );
}
