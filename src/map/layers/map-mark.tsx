import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { type LeafletMap, marker } from "../leaflet.ts";
import { elementIcon } from "./element-icon.ts";

interface MapMarkProps {
  readonly map: LeafletMap;
  readonly place: Place;
  /** Above (positive) or under (negative) the pins. */
  readonly rank: number;
  readonly children: ReactNode;
}

/** Something drawn by React at a place of the map: one of a kind, never in the way of a finger. */
export function MapMark({ map, place, rank, children }: MapMarkProps) {
  const [element] = useState(newMark);
  const lat = latOf(place);
  const lng = lngOf(place);
  useEffect(() => {
    const mark = marker([lat, lng], {
      icon: elementIcon(element),
      keyboard: false,
      interactive: false,
      zIndexOffset: rank * 1000,
      // The pins are one picture at the bottom of their own pane.
      ...(rank < 0 && { pane: "shadowPane" }),
    });
    mark.addTo(map);
    return () => {
      mark.remove();
    };
  }, [map, element, lat, lng, rank]);
  return createPortal(children, element);
}

function newMark(): HTMLElement {
  const element = document.createElement("div");
  element.style.pointerEvents = "none";
  return element;
}
