import type { Bounds } from "../camera/map-view.ts";
import type { Pin } from "../pin.ts";
import { type ClusterAnswer, type ClusterRequest, type Drawn, pinColumns } from "./cluster-protocol.ts";

export interface ClusterView {
  /** The list whose indices `drawn` speaks of. */
  readonly pins: readonly Pin[];
  readonly drawn: readonly Drawn[];
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
  return {
    load(pins) {
      const stale = !samePlaces(pins, loaded);
      loaded = pins;
      if (stale) send({ kind: "load", pins: pinColumns(pins) });
    },
    look(bounds, zoom) {
      lastId += 1;
      send({ kind: "look", id: lastId, bounds, zoom });
    },
    receive({ id, drawn }) {
      if (id === lastId) onView({ pins: loaded, drawn });
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
