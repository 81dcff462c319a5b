import type { Pixels } from "../camera/map-view.ts";
import { focusSurface } from "../camera/leaflet-camera.ts";
import type { LeafletMap } from "../leaflet.ts";
import { latLngOf, type MapItem } from "./map-item.ts";
import { markerButtons } from "./marker-buttons.ts";
import { markerPicture } from "./marker-picture.ts";
import { pointerOnMarkers } from "./pointer-on-markers.ts";
import { reachableItems } from "./reachable.ts";
import { nearestTo, type Spot } from "./walk-order.ts";

export interface MarkerLayer {
  /** `middle`: of what no panel covers, in pixels from the map's top left corner. */
  readonly show: (items: readonly MapItem[], middle: Pixels) => void;
  /** Where each marker is now, in pixels from the map's top left corner. */
  readonly spots: () => readonly Spot[];
  readonly focus: (key: string | undefined) => boolean;
  readonly clear: () => void;
}

export function markerLayer(
  map: LeafletMap,
  templates: Element,
  onActivate: (item: MapItem) => void,
): MarkerLayer {
  const drawn = new Map<string, MapItem>();
  const picture = markerPicture(map, templates);
  const buttons = markerButtons(map);
  const release = pointerOnMarkers(map, {
    itemOf: (key) => drawn.get(key),
    itemAt: picture.itemAt,
    onHover: buttons.reach,
    onPress: onActivate,
  });

  const spotOf = (item: MapItem): Spot => {
    const { x, y } = map.latLngToContainerPoint(latLngOf(item));
    return { key: item.key, x, y };
  };
  const spots = (): readonly Spot[] => [...drawn.values()].map(spotOf);
  const focus = (key: string | undefined): boolean => {
    const item = key === undefined ? undefined : drawn.get(key);
    if (item === undefined) return false;
    buttons.reach(item).focus({ preventScroll: true });
    return true;
  };
  const show = (items: readonly MapItem[], middle: Pixels): void => {
    const focused = buttons.focused();
    const before = focused === undefined ? undefined : drawn.get(focused);
    drawn.clear();
    for (const item of items) drawn.set(item.key, item);
    picture.show(items);
    buttons.show(reachableItems(items, { spots: spots(), middle, focused }));
    // The marker with the focus went into, or out of, a cluster: its neighbour takes over.
    if (before === undefined || drawn.has(before.key)) return;
    if (!focus(nearestTo(spots(), spotOf(before))?.key)) focusSurface(map);
  };
  const clear = (): void => {
    release();
    buttons.remove();
    picture.remove();
  };
  return { show, spots, focus, clear };
}
