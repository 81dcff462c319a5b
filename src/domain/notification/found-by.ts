import type { Membership } from "../account/membership.ts";
import { marksOfKind } from "../account/marks.ts";
import type { Identifier } from "../basics/identifier.ts";
import { latOf, type Place } from "../place/place.ts";
import { isMuted } from "./judged.ts";
import { followedSubjects } from "./level.ts";
import { type Digest } from "./my-notifications.ts";

/** A document's index holds that many with ease. */
const FOLLOWS_MAX = 2000;
const FLAGGED_MAX = 500;
/** 0.02°: about 2.2 km from south to north. */
const CELL_E6 = 20_000;
const METRES_PER_DEGREE = 111_195;

/** What a membership is found by when something happens: fields beside it, made anew whenever it is written. */
export interface FoundBy {
  readonly follows: readonly Identifier[];
  readonly cells: readonly string[];
  /** What the person flagged: they learn what became of it. */
  readonly flagged: readonly Identifier[];
  readonly digest: Digest;
}

export function foundBy({ marks, notifications, places }: Membership): FoundBy {
  const followed = followedSubjects({ marks })
    .filter((subject) => !isMuted(notifications, subject))
    .map(({ id }) => id);
  const { watched, digest } = notifications.settings;
  const near = watched.flatMap(({ placeId }) => places.filter(({ id }) => id === placeId));
  return {
    follows: [...new Set(followed)].slice(-FOLLOWS_MAX),
    cells: [...new Set(near.flatMap(({ place, radiusM }) => cellsAround(place, radiusM)))],
    flagged: marksOfKind(marks, "flag")
      .map(({ subject }) => subject.id)
      .slice(-FLAGGED_MAX),
    digest,
  };
}

export function cellOf({ latE6, lngE6 }: Place): string {
  return cellName(Math.floor(latE6 / CELL_E6), Math.floor(lngE6 / CELL_E6));
}

/** Every cell that the circle touches, and a few more. */
function cellsAround(place: Place, radiusM: number): readonly string[] {
  const latSpan = (radiusM / METRES_PER_DEGREE) * 1_000_000;
  const lngSpan = latSpan / Math.max(0.1, Math.cos((latOf(place) * Math.PI) / 180));
  const rows = between(place.latE6 - latSpan, place.latE6 + latSpan);
  const columns = between(place.lngE6 - lngSpan, place.lngE6 + lngSpan);
  return rows.flatMap((row) => columns.map((column) => cellName(row, column)));
}

function between(fromE6: number, toE6: number): readonly number[] {
  const first = Math.floor(fromE6 / CELL_E6);
  const count = Math.floor(toE6 / CELL_E6) - first + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

function cellName(row: number, column: number): string {
  return `${row}:${column}`;
}
