import type { Pixels } from "./fan-out.ts";
import type { MapItem } from "./map-item.ts";
import styles from "./markers.module.css";
import { copyOfLook } from "./pin-templates.tsx";

/** A button out of the Tab order: the map moves the focus among them. */
export function markerElement(key: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.dataset["marker"] = key;
  return button;
}

/** Makes the button show the item. The element stays, so it keeps the focus. */
export function drawMarker(button: HTMLButtonElement, item: MapItem, templates: Element): void {
  button.setAttribute("aria-label", item.label);
  if (item.kind === "cluster") {
    button.classList.add(styles.cluster ?? "");
    button.replaceChildren(ring(item.count, item.open));
    return;
  }
  button.classList.add(styles.pin ?? "");
  button.toggleAttribute("data-selected", item.look.selected);
  if (item.look.selected) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
  const { x, y } = item.aside;
  const moved = x !== 0 || y !== 0;
  button.style.setProperty("--aside-x", `${x}px`);
  button.style.setProperty("--aside-y", `${y}px`);
  button.replaceChildren(...(moved ? [leg(item.aside)] : []), copyOfLook(templates, item.look));
}

/** A line from a pin drawn aside to its place. */
function leg({ x, y }: Pixels): HTMLElement {
  const element = document.createElement("span");
  element.className = styles.leg ?? "";
  element.style.setProperty("--length", `${Math.hypot(x, y)}px`);
  element.style.setProperty("--turn", `${Math.atan2(-y, -x)}rad`);
  return element;
}

function ring(count: number, open: number): HTMLElement {
  const element = document.createElement("span");
  element.className = styles.ring ?? "";
  element.dataset["size"] = String(String(count).length);
  element.style.setProperty("--open", String(open / count));
  element.textContent = String(count);
  return element;
}
