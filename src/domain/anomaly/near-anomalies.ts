import { distanceM } from "../place/distance.ts";
import type { Place } from "../place/place.ts";
import type { Anomaly } from "./anomaly.ts";
import { categoryOf, subcategoryOf, type CategoryId, type SubcategoryId } from "./categories.ts";
import { isOpen } from "./statuses.ts";

export interface NearAnomaly {
  readonly anomaly: Anomaly;
  readonly distanceM: number;
}

export interface ReportSpot {
  readonly place: Place;
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
}

/** Open reports of the category that may be the same, nearest first. The radius is the larger of what both sides say. */
export function possibleDuplicates(spot: ReportSpot, anomalies: readonly Anomaly[]): readonly NearAnomaly[] {
  const ownRadiusM = duplicateRadiusM(spot);
  return anomalies
    .filter(
      (anomaly) => anomaly.categoryId === spot.categoryId && isOpen(anomaly.status) && isReadable(anomaly),
    )
    .map((anomaly) => ({ anomaly, distanceM: distanceM(spot.place, anomaly.place) }))
    .filter((near) => near.distanceM <= Math.max(ownRadiusM, duplicateRadiusM(near.anomaly)))
    .toSorted((a, b) => a.distanceM - b.distanceM);
}

function isReadable({ visibility }: Anomaly): boolean {
  return visibility === "public" || visibility === "pending";
}

function duplicateRadiusM({ categoryId, subcategoryId }: Omit<ReportSpot, "place">): number {
  return (
    subcategoryOf(categoryId, subcategoryId)?.duplicateRadiusM ?? categoryOf(categoryId).duplicateRadiusM
  );
}
