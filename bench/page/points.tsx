import leaflet from "leaflet";
import "leaflet/dist/leaflet.css";
import "leaflet.markercluster/dist/MarkerCluster.css";
import { Route } from "lucide-react";
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import "../../src/ui/base.css";
import { latOf, lngOf, placeOf, type Place } from "../../src/domain/place/place.ts";
import { MAX_ZOOM } from "../../src/map/camera/map-view.ts";
import { CommuneMap } from "../../src/map/commune-map.tsx";
import type { MapHandle } from "../../src/map/map-handle.ts";
import type { Pin } from "../../src/map/pin.ts";
import { SOME_TEXTS } from "../../tests/map/some-texts.ts";
import { pagesOf } from "../documents.ts";
import { wholePage } from "./screen.tsx";
import { nothingElseToDo, SHOWN_PINS, whenThere } from "./when-there.ts";

/** A map with points on it, as somebody looks around on it. */
interface PointsMap {
  readonly load: (pins: readonly Pin[]) => void;
  readonly goTo: (place: Place, zoom: number) => void;
}

const HOME = placeOf(48.1817, -1.6436);
const FIRST_ZOOM = 13;
/** Into a neighbourhood, along it, and out again. */
const VIEWS = [
  [HOME, 14],
  [HOME, 15],
  [HOME, 16],
  [placeOf(48.184, -1.64), 16],
  [placeOf(48.187, -1.636), 16],
  [placeOf(48.187, -1.636), 17],
  [placeOf(48.187, -1.636), 15],
  [HOME, FIRST_ZOOM],
] as const;
/** Pins or clusters, whoever drew them. */
const MARKERS = `${SHOWN_PINS}, .leaflet-marker-icon`;
const NO_PINS: readonly Pin[] = [];

const CONTENDERS = { parvis, markercluster } as const satisfies Record<string, () => PointsMap>;
export type PointsName = keyof typeof CONTENDERS;

function parvis(): PointsMap {
  const root = createRoot(wholePage());
  const handle = createRef<MapHandle>();
  const draw = (pins: readonly Pin[]): void =>
    root.render(
      <CommuneMap
        ref={handle}
        label="Carte"
        texts={SOME_TEXTS}
        outline={[]}
        cityHall={null}
        center={HOME}
        zoom={FIRST_ZOOM}
        pins={pins}
        onSelect={() => undefined}
        tiles={null}
      />,
    );
  draw(NO_PINS);
  return { load: draw, goTo: (place, zoom) => handle.current?.goTo(place, zoom) };
}

/** Its own defaults, without animations, as Parvis' map is for this measure; the names that markers must have are set. */
function markercluster(): PointsMap {
  const map = leaflet.map(wholePage(), { maxZoom: MAX_ZOOM, zoomAnimation: false, fadeAnimation: false });
  map.setView([latOf(HOME), lngOf(HOME)], FIRST_ZOOM);
  return {
    load: (pins) => {
      if (pins.length === 0) return;
      const group = leaflet.markerClusterGroup({ animate: false, maxClusterRadius: 52 });
      group.addLayers(
        pins.map(({ place, label }) =>
          leaflet.marker([latOf(place), lngOf(place)], {
            icon: leaflet.divIcon({ className: "" }),
            title: label,
          }),
        ),
      );
      map.addLayer(group);
    },
    goTo: (place, zoom) => map.setView([latOf(place), lngOf(place)], zoom, { animate: false }),
  };
}

let shown: PointsMap | undefined;
let pins: readonly Pin[] = [];

const BENCH = {
  /** A map without points, and points that are ready to be given to it. */
  open: async (name: PointsName, count: number) => {
    // It adds itself to a Leaflet that it finds there.
    Object.assign(globalThis, { L: leaflet });
    await import("leaflet.markercluster");
    pins = [...pagesOf(count)].flat().map(pinOf);
    shown = CONTENDERS[name]();
    await settled();
  },
  /** Gives the points to the map, until it shows them. */
  load: async () => {
    shown?.load(pins);
    if (pins.length > 0) await whenThere(() => document.querySelector(MARKERS));
    await settled();
  },
  lookAround: async () => {
    for (const [place, zoom] of VIEWS) {
      shown?.goTo(place, zoom);
      await settled();
    }
  },
};

declare global {
  var benchPoints: typeof BENCH;
}

globalThis.benchPoints = BENCH;

function pinOf({
  id,
  place,
  title,
}: {
  readonly id: string;
  readonly place: Place;
  readonly title: string;
}): Pin {
  return {
    id,
    place,
    shape: "round",
    tone: "primary",
    icon: Route,
    label: title,
    open: true,
    waiting: false,
  };
}

const QUIET_MS = 200;

/** Until nothing of the page changed for a while, whoever draws it and wherever they think. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      void nothingElseToDo().then(() => resolve());
    };
    let timer = setTimeout(end, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}
