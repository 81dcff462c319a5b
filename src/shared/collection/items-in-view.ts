import { isWithin, type MapView } from "../../map/camera/map-view.ts";
import type { ItemReader, ShownItems } from "./items.ts";

export function itemsInView<V>(
  { idOf, knownAddressOf }: ItemReader<V>,
  { shown, hidden, isWhole }: ShownItems<V>,
  view: Pick<MapView, "bounds" | "idsInView"> | undefined,
): ShownItems<V> {
  if (view === undefined) return { shown, hidden, isWhole };
  const ids = new Set(view.idsInView);
  return {
    isWhole,
    shown: shown?.filter((item) => ids.has(idOf(item))),
    hidden: hidden.filter((item) => isWithin(knownAddressOf(item).place, view.bounds)),
  };
}
