import { distanceM } from "../../domain/place/distance.ts";
import type { Place } from "../../domain/place/place.ts";
import type { CommuneEntry } from "./commune-entry.ts";

export interface NearCommune {
  readonly entry: CommuneEntry;
  readonly distanceM: number;
}

/** The maximum distance of a suggestion. */
const NEAR_M = 30_000;
/** Half a degree of latitude is 55 km: a cheap filter before measuring. */
const NEAR_LAT_E6 = 500_000;

/** Suggestions only: one commune in four has a known centre, and a centre says nothing of the borders. */
export function nearestCommunes(
  index: readonly CommuneEntry[],
  place: Place,
  limit: number,
): readonly NearCommune[] {
  const near: NearCommune[] = [];
  for (const entry of index) {
    if (entry.place === null || Math.abs(entry.place.latE6 - place.latE6) > NEAR_LAT_E6) continue;
    const distance = distanceM(place, entry.place);
    if (distance <= NEAR_M) near.push({ entry, distanceM: distance });
  }
  return near.sort((a, b) => a.distanceM - b.distanceM).slice(0, limit);
}
