import type { Outline, Ring } from "./outline.ts";
import type { Place } from "./place.ts";

export function insideOutline(place: Place, outline: Outline): boolean {
  return outline.some(
    ({ border, holes }) => insideRing(place, border) && !holes.some((hole) => insideRing(place, hole)),
  );
}

function insideRing({ latE6, lngE6 }: Place, ring: Ring): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const current of ring) {
    if (previous !== undefined && current.latE6 > latE6 !== previous.latE6 > latE6) {
      const slope = (previous.lngE6 - current.lngE6) / (previous.latE6 - current.latE6);
      if (lngE6 < slope * (latE6 - current.latE6) + current.lngE6) inside = !inside;
    }
    previous = current;
  }
  return inside;
}
