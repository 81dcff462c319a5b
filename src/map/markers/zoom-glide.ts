import type { Pixels } from "../camera/map-view.ts";
import type { LatLng, LatLngTuple, LeafletMap } from "../leaflet.ts";

/** How long Leaflet's style sheet lets a zoom take. */
const GLIDE_MS = 250;
/** Each halves the error of the curve. */
const HALVINGS = 12;

/** Leaflet's own hook for where a place will be; its types leave it out. */
interface Projecting {
  _latLngToNewLayerPoint: (place: LatLngTuple, zoom: number, center: LatLng) => Pixels;
}

export interface ZoomGoal {
  readonly center: LatLng;
  readonly zoom: number;
}

export function pointAfter(map: LeafletMap, place: LatLngTuple, { center, zoom }: ZoomGoal): Pixels {
  const projecting = map as unknown as Projecting;
  return projecting._latLngToNewLayerPoint(place, zoom, center);
}

export interface ZoomGlide {
  /** Where a place is drawn now, in layer pixels, whether the map is still or on its way. */
  readonly pointOf: (place: LatLngTuple) => Pixels;
  readonly stop: () => void;
}

interface OnWay {
  /** In each frame on the way: places are elsewhere than in the last. */
  readonly onFrame: () => void;
  /** The map went on in one step: two fingers zoom it, or the way was not shown to its end. */
  readonly onStep: () => void;
  /** The map is somewhere else at once, and nothing is where it was. */
  readonly onJump: () => void;
}

export function zoomGlide(map: LeafletMap, { onFrame, onStep, onJump }: OnWay): ZoomGlide {
  let goal: ZoomGoal | undefined;
  let way = 0;
  const start = ({ center, zoom }: ZoomGoal): void => {
    let began: number | undefined;
    const glide = { center, zoom };
    goal = glide;
    way = 0;
    const frame = (at: number): void => {
      if (goal !== glide) return;
      began ??= at;
      const part = Math.min(1, (at - began) / GLIDE_MS);
      way = eased(part);
      onFrame();
      if (part < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  const step = (): void => {
    // The last frame of the way showed the map as it is now.
    const isShown = goal !== undefined && way === 1;
    goal = undefined;
    if (!isShown) onStep();
  };
  const jump = (): void => {
    goal = undefined;
    onJump();
  };
  map.on("zoomanim", start);
  map.on("zoom", step);
  map.on("viewreset", jump);
  return {
    pointOf(place) {
      const from = map.latLngToLayerPoint(place);
      if (goal === undefined) return from;
      const to = pointAfter(map, place, goal);
      return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
    },
    stop() {
      goal = undefined;
      map.off("zoomanim", start);
      map.off("zoom", step);
      map.off("viewreset", jump);
    },
  };
}

/** The curve of Leaflet's style sheet, cubic-bezier(0, 0, 0.25, 1), so that pins and background go together. */
export function eased(part: number): number {
  let low = 0;
  let high = 1;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const s = (low + high) / 2;
    if (0.75 * s ** 2 + 0.25 * s ** 3 < part) low = s;
    else high = s;
  }
  return 3 * low ** 2 - 2 * low ** 3;
}
