import { type LatLng, latLng, type LatLngTuple, type LeafletMap } from "../leaflet.ts";
import type { Pixels } from "./fan-out.ts";
import { eased } from "./glide-curve.ts";

/** How long Leaflet's style sheet lets a zoom take. */
const GLIDE_MS = 250;

/** Leaflet's own hook for where a place will be; its types leave it out. */
interface Projecting {
  _latLngToNewLayerPoint: (place: LatLng, zoom: number, center: LatLng) => Pixels;
}

export interface ZoomGlide {
  /** Where a place is drawn now, in layer pixels, whether the map is still or on its way. */
  readonly pointOf: (place: LatLngTuple) => Pixels;
  readonly stop: () => void;
}

interface OnWay {
  /** In each frame on the way: places are elsewhere than in the last. */
  readonly onFrame: () => void;
  /** The map is where it will stay; the frame that shows it so is still to come. */
  readonly onArrival: () => void;
}

/** Follows the map while it zooms. */
export function zoomGlide(map: LeafletMap, { onFrame, onArrival }: OnWay): ZoomGlide {
  let goal: { readonly center: LatLng; readonly zoom: number } | undefined;
  let way = 0;
  const start = ({ center, zoom }: { readonly center: LatLng; readonly zoom: number }): void => {
    const began = performance.now();
    const glide = { center, zoom };
    goal = glide;
    way = 0;
    const frame = (): void => {
      if (goal !== glide) return;
      const part = Math.min(1, (performance.now() - began) / GLIDE_MS);
      way = eased(part);
      onFrame();
      if (part < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  const arrive = (): void => {
    goal = undefined;
    onArrival();
  };
  map.on("zoomanim", start);
  map.on("zoom viewreset", arrive);
  return {
    pointOf(place) {
      const from = map.latLngToLayerPoint(place);
      if (goal === undefined) return from;
      const projecting = map as unknown as Projecting;
      const to = projecting._latLngToNewLayerPoint(latLng(place), goal.zoom, goal.center);
      return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
    },
    stop() {
      goal = undefined;
      map.off("zoomanim", start);
      map.off("zoom viewreset", arrive);
    },
  };
}
