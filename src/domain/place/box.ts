import { object } from "../basics/schema.ts";
import type { Outline } from "./outline.ts";
import { PLACE_SCHEMA, type Place } from "./place.ts";

/** The smallest box around an outline: what it takes to know whether a place is in or near it. */
export interface Box {
  readonly southWest: Place;
  readonly northEast: Place;
}

export const BOX_SCHEMA = object<Box>({ southWest: PLACE_SCHEMA, northEast: PLACE_SCHEMA });

export function boxAround(outline: Outline): Box | undefined {
  const points = outline.flatMap(({ border }) => border);
  const [first] = points;
  if (first === undefined) return undefined;
  const all = (of: (a: number, b: number) => number): Place =>
    points.reduce(
      (box, point) => ({ latE6: of(box.latE6, point.latE6), lngE6: of(box.lngE6, point.lngE6) }),
      first,
    );
  return { southWest: all(Math.min), northEast: all(Math.max) };
}

export function nearestInBox(place: Place, { southWest, northEast }: Box): Place {
  const within = (axis: keyof Place): number =>
    Math.min(Math.max(place[axis], southWest[axis]), northEast[axis]);
  return { latE6: within("latE6"), lngE6: within("lngE6") };
}
