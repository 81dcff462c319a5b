import type { LeafletMap } from "../leaflet.ts";
import type { Pixels } from "./fan-out.ts";
import type { MapItem } from "./map-item.ts";

interface OnPicture {
  readonly itemAt: (at: Pixels) => MapItem | undefined;
  /** A mouse is over an item. */
  readonly onHover: (item: MapItem) => void;
  /** A finger or a mouse pressed an item that is no button. */
  readonly onPress: (item: MapItem) => void;
}

/** Leaflet's own word for it; its types leave it out. */
interface Dragging {
  /** Whether the last press was a drag. */
  moved: () => boolean;
}

/** What is only painted answers a pointer as a button would. Returns what ends it. */
export function pointerOnPicture(map: LeafletMap, { itemAt, onHover, onPress }: OnPicture): () => void {
  const surface = map.getContainer();
  const dragging = map.dragging as unknown as Dragging;
  const itemUnder = (event: MouseEvent): MapItem | undefined => {
    const onButton = event.target instanceof Element && event.target.closest("[data-marker]") !== null;
    return onButton ? undefined : itemAt(map.mouseEventToContainerPoint(event));
  };
  const move = (event: MouseEvent): void => {
    const item = event.buttons === 0 ? itemUnder(event) : undefined;
    if (item !== undefined) onHover(item);
  };
  // Before Leaflet hears of it: a press on an item is none on the map.
  const press = (event: MouseEvent): void => {
    const item = dragging.moved() ? undefined : itemUnder(event);
    if (item === undefined) return;
    event.stopPropagation();
    onPress(item);
  };
  surface.addEventListener("mousemove", move);
  surface.addEventListener("click", press, { capture: true });
  return () => {
    surface.removeEventListener("mousemove", move);
    surface.removeEventListener("click", press, { capture: true });
  };
}
