import type { Pixels } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";
import { itemChanges } from "./item-changes.ts";
import { latLngOf, type MapItem } from "./map-item.ts";
import { markerElement, nameMarker, placeMarker } from "./marker-element.ts";
import { pointAfter, type ZoomGoal } from "./zoom-glide.ts";

export interface MarkerButtons {
  readonly show: (items: readonly MapItem[]) => void;
  readonly reach: (item: MapItem) => HTMLButtonElement;
  readonly focused: () => string | undefined;
  readonly remove: () => void;
}

/** The focus is never dropped. A button whose item went is used again: that costs less than new elements. */
export function markerButtons(map: LeafletMap): MarkerButtons {
  const pane = map.getPane("markerPane");
  const items = new Map<string, MapItem>();
  const buttons = new Map<string, HTMLButtonElement>();
  let due = 0;

  const set = (button: HTMLButtonElement, item: MapItem): HTMLButtonElement => {
    items.set(item.key, item);
    buttons.set(item.key, button);
    nameMarker(button, item);
    placeMarker(button, item, map.latLngToLayerPoint(latLngOf(item)));
    return button;
  };
  const add = (item: MapItem, button = markerElement()): HTMLButtonElement => {
    if (!button.isConnected) pane?.append(button);
    return set(button, item);
  };
  const placeAll = (pointOf: (item: MapItem) => Pixels): void => {
    for (const [key, item] of items) {
      const button = buttons.get(key);
      if (button !== undefined) placeMarker(button, item, pointOf(item));
    }
  };
  const placeSoon = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => placeAll((item) => map.latLngToLayerPoint(latLngOf(item))));
  };
  /** Leaflet's style sheet takes them there, with the background. */
  const glide = (goal: ZoomGoal): void =>
    placeAll((item) => {
      const { x, y } = pointAfter(map, latLngOf(item), goal);
      return { x: Math.round(x), y: Math.round(y) };
    });
  map.on("zoomanim", glide);
  map.on("zoom viewreset", placeSoon);

  return {
    show(next) {
      const { added, changed, removed } = itemChanges(items, next);
      const spare: HTMLButtonElement[] = [];
      for (const key of removed) {
        const button = buttons.get(key);
        buttons.delete(key);
        items.delete(key);
        // The one with the focus must not become another under it.
        if (button === document.activeElement) button?.remove();
        else if (button !== undefined) spare.push(button);
      }
      for (const item of added) add(item, spare.pop());
      for (const button of spare) button.remove();
      for (const item of changed) {
        const button = buttons.get(item.key);
        if (button !== undefined) set(button, item);
      }
    },
    reach: (item) => buttons.get(item.key) ?? add(item),
    focused() {
      for (const [key, button] of buttons) if (button === document.activeElement) return key;
      return undefined;
    },
    remove() {
      cancelAnimationFrame(due);
      map.off("zoomanim", glide);
      map.off("zoom viewreset", placeSoon);
      for (const button of buttons.values()) button.remove();
    },
  };
}
