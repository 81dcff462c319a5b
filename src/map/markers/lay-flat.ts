import type { Marker } from "../leaflet.ts";
import type { Pixels } from "./fan-out.ts";

/** Leaflet's own hook for each new place of a marker; its types leave it out. */
interface Placing {
  _setPos: (at: Pixels) => void;
}

/**
 * Leaflet moves each marker in three dimensions, which makes a layer of its own for the browser out of every button. Flat, they
 * are one layer over their picture. The pane they are on still moves as a whole.
 */
export function layFlat(mark: Marker, element: HTMLElement): void {
  const placing = mark as unknown as Placing;
  const setPos = placing._setPos.bind(mark);
  placing._setPos = (at) => {
    setPos(at);
    element.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
}
