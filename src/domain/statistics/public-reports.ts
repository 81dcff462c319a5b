import type { Anomaly } from "../anomaly/anomaly.ts";
import type { CategoryId, SubcategoryId } from "../anomaly/categories.ts";
import type { AnomalyStatus } from "../anomaly/statuses.ts";
import type { Instant } from "../basics/instant.ts";

/** One public report as an open file tells it: no author, nothing anybody wrote, no address, a place to about ten metres. */
export interface PublicReport {
  readonly number: string;
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly status: AnomalyStatus;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly meTooCount: number;
  /** Degrees with four decimals. */
  readonly lat: number;
  readonly lng: number;
}

const STEP_E6 = 100;
const STEPS_PER_DEGREE = 10_000;

export function publicReports(anomalies: readonly Anomaly[]): readonly PublicReport[] {
  return anomalies
    .filter(({ number, visibility }) => number !== "" && visibility === "public")
    .map(publicReportOf)
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

function publicReportOf(anomaly: Anomaly): PublicReport {
  const { number, categoryId, subcategoryId, status, createdAt, updatedAt, meTooCount } = anomaly;
  return {
    number,
    categoryId,
    subcategoryId,
    status,
    createdAt,
    updatedAt,
    meTooCount,
    lat: roundedDegrees(anomaly.place.latE6),
    lng: roundedDegrees(anomaly.place.lngE6),
  };
}

function roundedDegrees(degreesE6: number): number {
  return Math.round(degreesE6 / STEP_E6) / STEPS_PER_DEGREE + 0;
}
