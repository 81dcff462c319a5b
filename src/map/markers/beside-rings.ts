import type { Place } from "../../domain/place/place.ts";
import { type Pixels, pixelsOf } from "../camera/map-view.ts";
import { ringPx } from "./ring-drawing.ts";

interface Counted extends Place {
  readonly count: number;
}

const PIN_PX = 44;
/** Enough of the line to its place is seen. */
const GAP_PX = 4;
const ROUNDING_PX = 1;
const NOT_ASIDE: Pixels = { x: 0, y: 0 };
const UP = -Math.PI / 2;
/** Eighths of a turn, beginning with the shortest way. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];

interface Drawn {
  readonly rings: readonly Counted[];
  /** Single pins, none of which is hidden by what is set aside. */
  readonly pins: readonly Place[];
  readonly zoom: number;
}

/** How far aside of its place to draw each pin that stands outside every ring: so far that it covers no count of one. */
export function besideRings(places: readonly Place[], { rings, pins, zoom }: Drawn): readonly Pixels[] {
  const taken = rings.map((ring) => ({
    at: pixelsOf(ring, zoom),
    reach: (ringPx(ring.count) + PIN_PX) / 2 + GAP_PX,
  }));
  const others = pins.map((pin) => ({ at: pixelsOf(pin, zoom), reach: PIN_PX }));
  const isFree = ({ x, y }: Pixels): boolean =>
    [...taken, ...others].every(({ at, reach }) => Math.hypot(x - at.x, y - at.y) > reach - ROUNDING_PX);
  const mine = places.map((place) => {
    const own = pixelsOf(place, zoom);
    return { own, ring: taken.find(({ at, reach }) => Math.hypot(own.x - at.x, own.y - at.y) < reach) };
  });
  for (const { own, ring } of mine) if (ring === undefined) others.push({ at: own, reach: PIN_PX });
  return mine.map(({ own, ring }) => {
    if (ring === undefined) return NOT_ASIDE;
    const { x, y } = ring.at;
    const away = own.x === x && own.y === y ? UP : Math.atan2(own.y - y, own.x - x);
    const spots = TURNS.map((turn) => {
      const angle = away + (turn * Math.PI) / 4;
      return { x: x + ring.reach * Math.cos(angle), y: y + ring.reach * Math.sin(angle) };
    });
    const spot = spots.find(isFree) ?? spots[0] ?? own;
    taken.push({ at: spot, reach: PIN_PX });
    return { x: Math.round(spot.x - own.x), y: Math.round(spot.y - own.y) };
  });
}
