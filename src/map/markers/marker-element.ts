import type { MapItem } from "./map-item.ts";
import { boxOf } from "./marker-box.ts";
import styles from "./markers.module.css";

/** A button out of the Tab order: the map moves the focus among them. */
export function markerElement(key: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.className = styles.marker ?? "";
  button.dataset["marker"] = key;
  return button;
}

/** Makes the button name the item and lie over its picture. The element stays, so it keeps the focus. */
export function nameMarker(button: HTMLButtonElement, item: MapItem): void {
  button.setAttribute("aria-label", item.label);
  const isSelected = item.kind === "pin" && item.look.selected;
  button.toggleAttribute("data-selected", isSelected);
  if (isSelected) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
  const { left, top, width, height } = boxOf(item);
  Object.assign(button.style, {
    margin: `${top}px 0 0 ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
