import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";

import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { DivIcon, latLng, Marker } from "../leaflet.ts";

interface MapMarkProps {
  readonly place: Place;
  /** Above (positive) or under (negative) the pins. */
  readonly rank: number;
  readonly children: ReactNode;
}

/** Something drawn by React at a place of the map: one of a kind, never in the way of a finger. */
export function MapMark({ place, rank, children }: MapMarkProps) {
  const [icon] = useState(() => new ElementIcon());
  const position = useMemo(() => latLng(latOf(place), lngOf(place)), [place]);
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        keyboard={false}
        interactive={false}
        zIndexOffset={rank * 1000}
        // The pins are one picture at the bottom of their own pane.
        {...(rank < 0 && { pane: "shadowPane" })}
      />
      {createPortal(children, icon.element)}
    </>
  );
}

/** Lets Leaflet move an element of ours about, from the corner of its pane. It never writes HTML into it. */
class ElementIcon extends DivIcon {
  readonly element = document.createElement("div");

  override createIcon(): HTMLElement {
    Object.assign(this.element.style, { position: "absolute", left: "0", top: "0", pointerEvents: "none" });
    return this.element;
  }
}
