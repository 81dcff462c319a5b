import type { MapItem } from "./map-item.ts";
import { lookKey } from "./map-item.ts";

export interface ItemChanges {
  readonly added: readonly MapItem[];
  readonly changed: readonly MapItem[];
  readonly removed: readonly string[];
}

export function itemChanges(before: ReadonlyMap<string, MapItem>, after: readonly MapItem[]): ItemChanges {
  const added: MapItem[] = [];
  const changed: MapItem[] = [];
  const kept = new Set<string>();
  for (const item of after) {
    const old = before.get(item.key);
    kept.add(item.key);
    if (old === undefined) added.push(item);
    else if (drawingOf(old) !== drawingOf(item)) changed.push(item);
  }
  return { added, changed, removed: [...before.keys()].filter((key) => !kept.has(key)) };
}

function drawingOf(item: MapItem): string {
  const own =
    item.kind === "cluster" ? [item.count, item.open] : [lookKey(item.look), item.aside.x, item.aside.y];
  return [item.place.latE6, item.place.lngE6, ...own, item.label].join("|");
}
