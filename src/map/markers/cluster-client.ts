import type { Bounds, Pixels } from "../camera/map-view.ts";
import type { Pin } from "../pin.ts";

/** Pins as the worker needs them, column by column: the place and whether each is open. */
export interface PinColumns {
  readonly latE6: Int32Array<ArrayBuffer>;
  readonly lngE6: Int32Array<ArrayBuffer>;
  readonly open: Uint8Array<ArrayBuffer>;
}

export type ClusterRequest =
  | { readonly kind: "load"; readonly pins: PinColumns }
  | { readonly kind: "look"; readonly id: number; readonly bounds: Bounds; readonly zoom: number };

/** A pin by its index in the list last loaded, or several in one. */
export type Drawn =
  | {
      readonly kind: "pin";
      readonly index: number;
      /** Pixels aside from the place, when it is shared and no zoom can part the pins. */
      readonly aside: Pixels;
    }
  | {
      readonly kind: "cluster";
      readonly id: number;
      readonly latE6: number;
      readonly lngE6: number;
      readonly count: number;
      readonly open: number;
      /** Around all of its pins. */
      readonly bounds: Bounds;
    };

export interface ClusterAnswer {
  /** The look it answers: an older one than the last asked is of no use. */
  readonly id: number;
  readonly drawn: readonly Drawn[];
}

export interface ClusterView {
  /** The list whose indices `drawn` speaks of. */
  readonly pins: readonly Pin[];
  readonly drawn: readonly Drawn[];
  readonly zoom: number;
}

export interface ClusterClient {
  readonly load: (pins: readonly Pin[]) => void;
  readonly look: (bounds: Bounds, zoom: number) => void;
}

/** Talks to the worker through `send`; only the answer to the last look counts. */
export function clusterClient(
  send: (request: ClusterRequest) => void,
  onView: (view: ClusterView) => void,
): ClusterClient & { readonly receive: (answer: ClusterAnswer) => void } {
  let loaded: readonly Pin[] = [];
  let lastId = 0;
  let lastZoom = 0;
  return {
    load(pins) {
      const stale = !samePlaces(pins, loaded);
      loaded = pins;
      if (stale) send({ kind: "load", pins: pinColumns(pins) });
    },
    look(bounds, zoom) {
      lastId += 1;
      lastZoom = zoom;
      send({ kind: "look", id: lastId, bounds, zoom });
    },
    receive({ id, drawn }) {
      if (id === lastId) onView({ pins: loaded, drawn, zoom: lastZoom });
    },
  };
}

/** True when both lists give the worker the same columns, whatever their labels. */
export function samePlaces(a: readonly Pin[], b: readonly Pin[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ place, open }, index) => {
        const other = b[index];
        return (
          other !== undefined &&
          place.latE6 === other.place.latE6 &&
          place.lngE6 === other.place.lngE6 &&
          open === other.open
        );
      }))
  );
}

export function pinColumns(
  pins: readonly { readonly place: { latE6: number; lngE6: number }; readonly open: boolean }[],
): PinColumns {
  return {
    latE6: Int32Array.from(pins, ({ place }) => place.latE6),
    lngE6: Int32Array.from(pins, ({ place }) => place.lngE6),
    open: Uint8Array.from(pins, ({ open }) => (open ? 1 : 0)),
  };
}
