import { type Site } from "./atlas.ts";
import { metreAt, worldDistance, type WorldPoint } from "./mercator.ts";
import { streetsOf, type Street } from "./streets.ts";

/** A door: a number on a made-up street. */
export interface Address {
  readonly number: number;
  readonly street: Street;
  /** Which of the commune's streets, from 0; part of the identifiers. */
  readonly streetIndex: number;
  readonly at: WorldPoint;
  /** The direction of the street there, in radians on the map. */
  readonly along: number;
}

const DOOR_GAP_M = 18;
const DOOR_SETBACK_M = 9;
/** Roads lead far out of town; their doors stop here. */
const DOORS_MAX = 60;

/** The doors of one street, odd numbers on one side and even ones on the other. */
export function doorsOf(site: Site, street: Street, streetIndex: number): readonly Address[] {
  const metre = metreAt(site.at);
  const doors: Address[] = [];
  let walked = DOOR_GAP_M;
  for (const [index, from] of street.line.entries()) {
    const to = street.line[index + 1];
    if (to === undefined) break;
    const length = worldDistance(from, to) / metre;
    while (walked < length && doors.length < DOORS_MAX) {
      const number = doors.length + 1;
      const side = (number % 2 === 0 ? DOOR_SETBACK_M : -DOOR_SETBACK_M) / length;
      const share = walked / length;
      const at = {
        x: from.x + share * (to.x - from.x) - side * (to.y - from.y),
        y: from.y + share * (to.y - from.y) + side * (to.x - from.x),
      };
      doors.push({ number, street, streetIndex, at, along: Math.atan2(to.y - from.y, to.x - from.x) });
      walked += DOOR_GAP_M;
    }
    walked -= length;
  }
  return doors;
}

/** Every door of a commune. */
export function addressesOf(site: Site): readonly Address[] {
  return streetsOf(site).flatMap((street, index) => doorsOf(site, street, index));
}

/** The door nearest to a position, and how far it is in metres. */
export function nearestAddress(
  site: Site,
  at: WorldPoint,
): { readonly address: Address; readonly distanceM: number } | undefined {
  const metre = metreAt(at);
  let nearest: Address | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const address of addressesOf(site)) {
    const distance = worldDistance(address.at, at);
    if (distance < least) [nearest, least] = [address, distance];
  }
  return nearest === undefined ? undefined : { address: nearest, distanceM: least / metre };
}
