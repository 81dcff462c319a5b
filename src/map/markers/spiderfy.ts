import type { Place } from "../../domain/place/place.ts";
import { type Pixels, pixelsOf } from "../camera/map-view.ts";

const PIN_PX = 40;
const ARC_PX = 46;
const RADIUS_MIN_PX = 38;

/** More than this in one place stay a cluster: the list shows them better. */
export const SPIDERFY_MAX = 16;

/**
 * How far aside of its own place to draw each pin of a group that no zoom parts: nowhere if a finger can tell them apart,
 * else on one ring, in the order in which they lie around its middle, so that no line to a place crosses a pin.
 */
export function spiderfy(places: readonly Place[], middle: Place, zoom: number): readonly Pixels[] {
  const own = places.map((place) => pixelsOf(place, zoom));
  if (!own.some((a, at) => own.some((b, other) => other < at && between(a, b) < PIN_PX))) {
    return own.map(() => ({ x: 0, y: 0 }));
  }
  const centre = pixelsOf(middle, zoom);
  const angles = own.map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x));
  const turns = angles
    .map((angle, at) => ({ angle, at }))
    .toSorted((a, b) => a.angle - b.angle || a.at - b.at);
  const radius = Math.max(RADIUS_MIN_PX, (places.length * ARC_PX) / (2 * Math.PI));
  const start = turns[0]?.angle ?? 0;
  return own.map(({ x, y }, at) => {
    const turn = start + (2 * Math.PI * turns.findIndex((one) => one.at === at)) / places.length;
    return {
      x: Math.round(centre.x + radius * Math.cos(turn) - x),
      y: Math.round(centre.y + radius * Math.sin(turn) - y),
    };
  });
}

function between(a: Pixels, b: Pixels): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
