import { DAY_MS, type Instant } from "../basics/instant.ts";
import { commonStems, stemsOf } from "../basics/stems.ts";
import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { Anomaly } from "./anomaly.ts";
import { categoryOf, subcategoryOf, type CategoryId, type SubcategoryId } from "./categories.ts";
import { isOpen } from "./statuses.ts";

export interface NearAnomaly {
  readonly anomaly: Anomaly;
  readonly distanceM: number;
}

export interface ReportSpot extends Kind {
  readonly place: Place;
  /** What is said of it, as far as it is written. */
  readonly text: string;
  readonly now: Instant;
}

interface Kind {
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
}

/** A report so old is as unlikely as one that is twice as far. */
const TWICE_AS_FAR_MS = 90 * DAY_MS;

/**
 * Open reports of the category that may be the same, the likeliest first: how near, how recent, and how many words begin alike. The
 * radius is the larger of what both sides say.
 */
export function possibleDuplicates(spot: ReportSpot, anomalies: readonly Anomaly[]): readonly NearAnomaly[] {
  const ownRadiusM = duplicateRadiusM(spot);
  const stems = stemsOf(spot.text);
  return anomalies
    .filter(
      (anomaly) => anomaly.categoryId === spot.categoryId && isOpen(anomaly.status) && isReadable(anomaly),
    )
    .map((anomaly) => ({ anomaly, distanceM: distanceM(spot.place, anomaly.place) }))
    .filter((near) => near.distanceM <= Math.max(ownRadiusM, duplicateRadiusM(near.anomaly)))
    .map((near) => ({ near, unlikeness: unlikeness(near, spot, stems) }))
    .toSorted((a, b) => a.unlikeness - b.unlikeness)
    .map(({ near }) => near);
}

/** In metres: age makes it longer, each word that begins alike shorter. What stands on the very spot may still be another matter. */
function unlikeness(
  { anomaly, distanceM: metres }: NearAnomaly,
  { now }: ReportSpot,
  stems: ReadonlySet<string>,
): number {
  const ageMs = Math.max(0, now - anomaly.createdAt);
  const common = commonStems(stems, stemsOf(`${anomaly.title} ${anomaly.description}`));
  return ((metres + 1) * (1 + ageMs / TWICE_AS_FAR_MS)) / (1 + common);
}

/** No report of the category is looked for further away. */
export function duplicateReachM(categoryId: CategoryId): number {
  const { duplicateRadiusM: radiusM, subcategories } = categoryOf(categoryId);
  return Math.max(radiusM, ...subcategories.map((subcategory) => subcategory.duplicateRadiusM ?? radiusM));
}

function isReadable({ visibility }: Anomaly): boolean {
  return visibility === "public" || visibility === "pending";
}

function duplicateRadiusM({ categoryId, subcategoryId }: Kind): number {
  return (
    subcategoryOf(categoryId, subcategoryId)?.duplicateRadiusM ?? categoryOf(categoryId).duplicateRadiusM
  );
}
