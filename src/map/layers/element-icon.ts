import { DivIcon } from "../leaflet.ts";

class ElementIcon extends DivIcon {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    super({});
    this.element = element;
  }

  override createIcon(): HTMLElement {
    Object.assign(this.element.style, { position: "absolute", left: "0", top: "0" });
    return this.element;
  }
}

/** Lets Leaflet move an element of ours about, from the corner of its pane. It never writes HTML into it. */
export function elementIcon(element: HTMLElement): DivIcon {
  return new ElementIcon(element);
}
