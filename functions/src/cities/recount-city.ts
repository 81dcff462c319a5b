import { FieldValue } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { cityMonthOf } from "../../../src/domain/city/city-day.ts";
import { cityStatistics, type CountedAnomaly } from "../../../src/domain/statistics/city-statistics.ts";
import { nextChangeOf } from "../../../src/domain/statistics/next-change.ts";
import { publishedStatistics } from "../../../src/domain/statistics/published-statistics.ts";
import { countLife } from "./count-life.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

const COUNTED_FIELDS = [
  "number",
  "visibility",
  "status",
  "categoryId",
  "createdAt",
  "history",
] as const satisfies readonly (keyof CountedAnomaly)[];

/**
 * A recount rather than a running counter: no report waits for its city's one document, and no error stays. A city where
 * there is nothing to count has no document. @returns when it must be counted again though nothing happens there
 */
export async function recountCity(cityId: CityId, now: Instant): Promise<Instant | undefined> {
  const reports = await refs
    .city(cityId)
    .collection("anomalies")
    .select(...COUNTED_FIELDS)
    .get();
  const anomalies = reports.docs.map((report) => report.data() as CountedAnomaly);
  const world = { now, monthOf: (at: Instant) => cityMonthOf(at, cityId) };
  const counted = cityStatistics(anomalies, world);
  const statistics = refs.statistics(cityId);
  const created = new Map(reports.docs.map(({ id }, index) => [id, anomalies[index]?.createdAt ?? 0]));
  const { figures, changes } = await countLife(cityId, created, now);
  if (counted === undefined && Object.values(figures).every((figure) => figure === 0)) {
    await statistics.delete();
    return undefined;
  }
  await db().runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(statistics)).get("rev");
    transaction.set(statistics, {
      ...publishedStatistics(cityId, counted, figures),
      rev: (typeof before === "number" ? before : 0) + 1,
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
  return nextChangeOf(anomalies, world, changes);
}
