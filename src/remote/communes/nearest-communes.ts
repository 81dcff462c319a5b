import { distanceM } from "../../domain/place/distance.ts";
import type { Place } from "../../domain/place/place.ts";
import type { CommuneEntry } from "./commune-entry.ts";

export interface NearCommune {
  readonly entry: CommuneEntry;
  readonly distanceM: number;
}

/** Farther than this, a commune is no answer to « where am I ». */
const NEAR_M = 30_000;
/** Half a degree of latitude is 55 km: what lies farther off north or south needs no measuring. */
const NEAR_LAT_E6 = 500_000;

/**
 * Communes whose centre is nearest to a place, nearest first. Only one commune in four has a known centre, and a centre says
 * nothing of the borders: this is an offer, never an answer.
 */
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
