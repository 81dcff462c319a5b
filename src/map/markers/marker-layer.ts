import { latOf, lngOf } from "../../domain/place/place.ts";
import { elementIcon } from "../layers/element-icon.ts";
import { type LatLngTuple, type LeafletMap, type Marker, marker } from "../leaflet.ts";
import { itemChanges } from "./item-changes.ts";
import { layFlat } from "./lay-flat.ts";
import type { MapItem } from "./map-item.ts";
import { drawMarker, markerElement } from "./marker-element.ts";
import { nearestTo, type Spot } from "./walk-order.ts";

interface Shown {
  readonly button: HTMLButtonElement;
  readonly mark: Marker;
}

export interface MarkerLayer {
  readonly show: (items: readonly MapItem[]) => void;
  /** Where each marker is now, in pixels from the map's top left corner. */
  readonly spots: () => readonly Spot[];
  /** Moves the focus to a marker; false when it is not drawn. */
  readonly focus: (key: string | undefined) => boolean;
  readonly clear: () => void;
}

const RANK = { selected: 3000, cluster: 1000, pin: 0 };

/** Keeps one element per item: what did not change is not touched, and the focus is never dropped. */
export function markerLayer(
  map: LeafletMap,
  templates: Element,
  onActivate: (item: MapItem) => void,
): MarkerLayer {
  const shown = new Map<string, Shown>();
  const drawn = new Map<string, MapItem>();

  const draw = ({ button, mark }: Shown, item: MapItem): void => {
    drawn.set(item.key, item);
    drawMarker(button, item, templates);
    mark.setLatLng(latLngOf(item));
    mark.setZIndexOffset(rankOf(item));
  };
  const add = (item: MapItem): void => {
    const button = markerElement(item.key);
    const mark = marker(latLngOf(item), {
      icon: elementIcon(button),
      keyboard: false,
      autoPanOnFocus: false,
    });
    layFlat(mark, button);
    const activate = (): void => {
      const current = drawn.get(item.key);
      if (current !== undefined) onActivate(current);
    };
    // Leaflet tells a click from the end of a drag, but takes a key pressed after a drag for a drag too: keys come here.
    mark.on("click", ({ originalEvent }) => {
      if (originalEvent.detail > 0) activate();
    });
    button.addEventListener("click", ({ detail }) => {
      if (detail === 0) activate();
    });
    shown.set(item.key, { button, mark });
    draw({ button, mark }, item);
    mark.addTo(map);
  };
  const remove = (key: string): void => {
    shown.get(key)?.mark.remove();
    shown.delete(key);
    drawn.delete(key);
  };
  const spotOf = (item: MapItem): Spot => {
    const { x, y } = map.latLngToContainerPoint(latLngOf(item));
    return { key: item.key, x, y };
  };
  const spots = (): readonly Spot[] => [...drawn.values()].map(spotOf);
  const focus = (key: string | undefined): boolean => {
    const button = key === undefined ? undefined : shown.get(key)?.button;
    button?.focus({ preventScroll: true });
    return button !== undefined;
  };
  const focusedAmong = (keys: readonly string[]): MapItem | undefined => {
    const focused = keys.find((key) => shown.get(key)?.button === document.activeElement);
    return focused === undefined ? undefined : drawn.get(focused);
  };
  const show = (items: readonly MapItem[]): void => {
    const { added, changed, removed } = itemChanges(drawn, items);
    const lost = focusedAmong(removed);
    for (const key of removed) remove(key);
    for (const item of added) add(item);
    for (const item of changed) {
      const old = shown.get(item.key);
      if (old !== undefined) draw(old, item);
    }
    // The marker with the focus went into, or out of, a cluster: its neighbour takes over.
    if (lost !== undefined && !focus(nearestTo(spots(), spotOf(lost))?.key)) map.getContainer().focus();
  };
  const clear = (): void => {
    for (const key of shown.keys()) remove(key);
  };
  return { show, spots, focus, clear };
}

function latLngOf({ place }: MapItem): LatLngTuple {
  return [latOf(place), lngOf(place)];
}

function rankOf(item: MapItem): number {
  if (item.kind === "cluster") return RANK.cluster;
  return item.look.selected ? RANK.selected : RANK.pin;
}
