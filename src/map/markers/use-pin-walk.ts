import { type RefObject, useRef } from "react";

import { focusSurface } from "../camera/leaflet-camera.ts";
import { type Insets, visibleMiddle, type Pixels } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";
import type { MarkerLayer } from "./marker-layer.ts";
import { nearestTo, type Spot, type Step, walkOrder, walkTo } from "./walk-order.ts";

export interface PinWalk {
  readonly walk: (to: Step) => void;
  readonly enterPins: () => void;
  /** Back to a pin when its panel closes: to it, or to what stands nearest while it is inside a cluster. */
  readonly returnTo: (key: string, at: Pixels | undefined) => void;
}

/** A pin whose head is under a bar is not in sight. */
const HALF_PIN_PX = 22;

/** One focus walks the pins in sight, never those under a panel. */
export function usePinWalk(
  map: LeafletMap | undefined,
  layer: RefObject<MarkerLayer | null>,
  insets: Insets,
): PinWalk {
  // The « next » button has the focus while it is pressed: the walk goes on from the last pin reached.
  const reached = useRef<string>(undefined);

  const inSight = (): readonly Spot[] => {
    if (map === undefined || layer.current === null) return [];
    const { x: width, y: height } = map.getSize();
    return layer.current
      .spots()
      .filter(
        ({ x, y }) =>
          x > insets.left &&
          x < width - insets.right &&
          y > insets.top + HALF_PIN_PX &&
          y < height - insets.bottom,
      );
  };
  const reach = (key: string | undefined): boolean => {
    reached.current = key;
    return layer.current?.focus(key) ?? false;
  };
  return {
    walk(to) {
      const focused = document.activeElement;
      const here = focused instanceof HTMLElement ? focused.dataset["marker"] : undefined;
      reach(walkTo(walkOrder(inSight()), here ?? reached.current, to));
    },
    enterPins() {
      if (map !== undefined) reach(nearestTo(inSight(), visibleMiddle(map.getSize(), insets))?.key);
    },
    returnTo(key, at) {
      if (reach(key)) return;
      const neighbour = at === undefined ? undefined : nearestTo(inSight(), at);
      if (!reach(neighbour?.key) && map !== undefined) focusSurface(map);
    },
  };
}
