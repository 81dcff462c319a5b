import type { Identifier } from "../basics/identifier.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";

/** A report that a moderator goes to see; what they note there is for themselves. */
export interface TourStop {
  readonly id: Identifier;
  readonly note: string;
  readonly seen: boolean;
}

/** In the order in which they go. */
export type Tour = readonly TourStop[];

export function withStops(tour: Tour, ids: readonly Identifier[]): Tour {
  const added = ids.filter((id) => !isOnTour(tour, id));
  return [...tour, ...added.map((id) => ({ id, note: "", seen: false }))];
}

export function withoutStop(tour: Tour, id: Identifier): Tour {
  return tour.filter((stop) => stop.id !== id);
}

export function isOnTour(tour: Tour, id: Identifier): boolean {
  return tour.some((stop) => stop.id === id);
}

/** One place earlier or later; the ends stay where they are. */
export function movedStop(tour: Tour, id: Identifier, by: -1 | 1): Tour {
  const from = tour.findIndex((stop) => stop.id === id);
  const [stop] = tour.slice(from, from + 1);
  const to = from + by;
  if (stop === undefined || to < 0 || to >= tour.length) return tour;
  return withoutStop(tour, id).toSpliced(to, 0, stop);
}

export function changedStop(tour: Tour, id: Identifier, change: Partial<Omit<TourStop, "id">>): Tour {
  return tour.map((stop) => (stop.id === id ? { ...stop, ...change } : stop));
}

/** From one to the nearest that is left: seldom the shortest way round, never a foolish one. What was seen, and what has no place, comes last. */
export function nearestFirst(tour: Tour, from: Place, placeOf: (id: Identifier) => Place | undefined): Tour {
  const left = new Map<TourStop, Place>();
  for (const stop of tour) {
    const place = placeOf(stop.id);
    if (!stop.seen && place !== undefined) left.set(stop, place);
  }
  const ordered: TourStop[] = [];
  let here = from;
  while (left.size > 0) {
    const [next] = [...left].toSorted(([, a], [, b]) => distanceM(here, a) - distanceM(here, b));
    if (next === undefined) break;
    ordered.push(next[0]);
    here = next[1];
    left.delete(next[0]);
  }
  return [...ordered, ...tour.filter((stop) => !ordered.includes(stop))];
}
