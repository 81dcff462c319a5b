import type { KnownStreet } from "../../domain/place/known-streets.ts";
import type { Pixels } from "../camera/map-view.ts";

/** A name and where it would stand, in pixels from the map's top left corner. */
export interface NameAt extends KnownStreet, Pixels {}

const CHAR_PX = 7;
const LINE_PX = 22;

export function namesThatFit(names: readonly NameAt[], size: Pixels): readonly NameAt[] {
  const kept: NameAt[] = [];
  for (const name of names) {
    const isInSight = name.x > 0 && name.y > 0 && name.x < size.x && name.y < size.y;
    if (isInSight && kept.every((other) => !areClose(name, other))) kept.push(name);
  }
  return kept;
}

function areClose(one: NameAt, other: NameAt): boolean {
  const widthPx = ((one.name.length + other.name.length) / 2) * CHAR_PX;
  return Math.abs(one.x - other.x) < widthPx && Math.abs(one.y - other.y) < LINE_PX;
}
