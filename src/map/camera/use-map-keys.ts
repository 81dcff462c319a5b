import type { KeyboardEvent } from "react";

import type { LeafletMap } from "../leaflet.ts";
import type { Step } from "../markers/walk-order.ts";
import { type KeyAction, keyActionOf } from "./key-action.ts";
import { focusSurface, panBy, zoomBy } from "./leaflet-camera.ts";
import type { Insets } from "./map-view.ts";

/** A key moves further while looking around than while placing, where a few metres matter. */
const PAN_PX = { browse: 96, place: 24 };

interface KeysInput {
  readonly mode: "browse" | "place";
  readonly insets: Insets;
  readonly walk: (to: Step) => void;
  readonly enterPins: () => void;
  readonly drop: () => void;
  readonly byHand: () => void;
  readonly leave: () => void;
}

export function useMapKeys(
  map: LeafletMap | undefined,
  { mode, insets, walk, enterPins, drop, byHand, leave }: KeysInput,
): (event: KeyboardEvent<HTMLElement>) => void {
  const act = (on: LeafletMap, action: KeyAction): void => {
    switch (action.kind) {
      case "pan":
        byHand();
        return panBy(on, action.x * PAN_PX[mode], action.y * PAN_PX[mode]);
      case "zoom":
        return zoomBy(on, action.by, insets);
      case "walk":
        return walk(action.to);
      case "enter-pins":
        return enterPins();
      case "drop":
        return drop();
      case "leave":
        return leave();
      case "back-to-map":
        return focusSurface(on);
    }
  };
  return (event) => {
    const on = event.target === event.currentTarget ? "surface" : "marker";
    const action = keyActionOf(event, { on, mode });
    if (map === undefined || action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(map, action);
  };
}
