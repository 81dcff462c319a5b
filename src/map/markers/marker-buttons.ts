import { elementIcon } from "../layers/element-icon.ts";
import { type LeafletMap, type Marker, marker } from "../leaflet.ts";
import { itemChanges } from "./item-changes.ts";
import { layFlat } from "./lay-flat.ts";
import { latLngOf, type MapItem } from "./map-item.ts";
import { rankOf } from "./marker-box.ts";
import { markerElement, nameMarker } from "./marker-element.ts";

interface Shown {
  readonly button: HTMLButtonElement;
  readonly mark: Marker;
}

export interface MarkerButtons {
  /** From now on these, and no others. */
  readonly show: (items: readonly MapItem[]) => void;
  /** This one too; its button. */
  readonly reach: (item: MapItem) => HTMLButtonElement;
  /** The key of the item whose button has the focus. */
  readonly focused: () => string | undefined;
}

/** Keeps one button per item: what did not change is not touched, and the focus is never dropped. */
export function markerButtons(map: LeafletMap, onActivate: (item: MapItem) => void): MarkerButtons {
  const shown = new Map<string, Shown>();
  const named = new Map<string, MapItem>();

  const name = ({ button, mark }: Shown, item: MapItem): void => {
    named.set(item.key, item);
    nameMarker(button, item);
    mark.setLatLng(latLngOf(item));
    mark.setZIndexOffset(rankOf(item));
  };
  const add = (item: MapItem): HTMLButtonElement => {
    const button = markerElement(item.key);
    const mark = marker(latLngOf(item), {
      icon: elementIcon(button),
      keyboard: false,
      autoPanOnFocus: false,
    });
    layFlat(mark, button);
    const activate = (): void => {
      const current = named.get(item.key);
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
    name({ button, mark }, item);
    mark.addTo(map);
    return button;
  };
  const remove = (key: string): void => {
    shown.get(key)?.mark.remove();
    shown.delete(key);
    named.delete(key);
  };

  return {
    show(items) {
      const { added, changed, removed } = itemChanges(named, items);
      for (const key of removed) remove(key);
      for (const item of added) add(item);
      for (const item of changed) {
        const old = shown.get(item.key);
        if (old !== undefined) name(old, item);
      }
    },
    reach: (item) => shown.get(item.key)?.button ?? add(item),
    focused() {
      for (const [key, { button }] of shown) if (button === document.activeElement) return key;
      return undefined;
    },
  };
}
