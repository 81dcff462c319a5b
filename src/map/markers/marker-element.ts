import type { Pixels } from "../camera/map-view.ts";
import type { MapItem } from "./map-item.ts";
import { boxOf, rankOf } from "./marker-box.ts";
import styles from "./markers.module.css";

/** A button out of the Tab order: the map moves the focus among them. */
export function markerElement(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.className = `${styles.marker ?? ""} leaflet-zoom-animated`;
  return button;
}

/** Makes the button name the item. The element stays, so it keeps the focus. */
export function nameMarker(button: HTMLButtonElement, item: MapItem): void {
  button.dataset["marker"] = item.key;
  button.setAttribute("aria-label", item.label);
  const isSelected = item.kind === "pin" && item.look.selected;
  button.toggleAttribute("data-selected", isSelected);
  if (isSelected) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

/** `at`: in layer pixels. In two dimensions: in three, each button would be a layer for the browser. */
export function placeMarker(button: HTMLButtonElement, item: MapItem, at: Pixels): void {
  const { left, top, width, height } = boxOf(item);
  Object.assign(button.style, {
    transform: `translate(${at.x + left}px, ${at.y + top}px)`,
    width: `${width}px`,
    height: `${height}px`,
    // What lies further south lies above, as in the picture.
    zIndex: String(Math.round(at.y) + rankOf(item)),
  });
}
