import type { Pixels } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";
import type { MapItem } from "./map-item.ts";

interface OnMarkers {
  readonly itemOf: (key: string) => MapItem | undefined;
  readonly itemAt: (at: Pixels) => MapItem | undefined;
  readonly onHover: (item: MapItem) => void;
  readonly onPress: (item: MapItem) => void;
}

/** Leaflet's own word for it; its types leave it out. */
interface Dragging {
  moved: () => boolean;
}

/** What is only painted answers a pointer as a button does. Returns what ends it. */
export function pointerOnMarkers(
  map: LeafletMap,
  { itemOf, itemAt, onHover, onPress }: OnMarkers,
): () => void {
  const surface = map.getContainer();
  const dragging = map.dragging as unknown as Dragging;
  const ends = new AbortController();
  // Also over a button: what is only painted may lie above it.
  const hover = (event: MouseEvent): void => {
    const item = event.buttons === 0 ? itemAt(map.mouseEventToContainerPoint(event)) : undefined;
    if (item !== undefined) onHover(item);
  };
  const itemUnder = (event: MouseEvent): MapItem | undefined => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-marker]") : null;
    const key = button?.dataset["marker"];
    return key === undefined ? itemAt(map.mouseEventToContainerPoint(event)) : itemOf(key);
  };
  // Before Leaflet hears of it: a press on an item is none on the map.
  const press = (event: MouseEvent): void => {
    // Leaflet remembers a drag until the next mouse button goes down: a key pressed after it is none.
    const isDrag = event.detail > 0 && dragging.moved();
    const item = isDrag ? undefined : itemUnder(event);
    if (item === undefined) return;
    event.stopPropagation();
    if (event.type === "click") onPress(item);
  };
  const { signal } = ends;
  surface.addEventListener("mousemove", hover, { signal });
  surface.addEventListener("click", press, { signal, capture: true });
  surface.addEventListener("dblclick", press, { signal, capture: true });
  return () => ends.abort();
}
