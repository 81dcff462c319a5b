import { FieldValue } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { cityStatistics, type CountedAnomaly } from "../../../src/domain/statistics/city-statistics.ts";
import { publishedStatistics } from "../../../src/domain/statistics/published-statistics.ts";
import { CITY_TIME_ZONE, cityMonthOf } from "../../../src/domain/city/city-day.ts";
import { SCHEDULE_OPTIONS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";

const AT_NIGHT = "every day 04:00";

/** A recount rather than a running counter: no report waits for its city's one document, and no error stays. */
export const recountStatistics = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: AT_NIGHT, timeZone: CITY_TIME_ZONE },
  async () => {
    const cities = await db().collection("cities").select().get();
    for (const { id } of cities.docs) {
      await recountCity(id, systemClock.now()).catch((error: unknown) =>
        logs.callFailed("cities-recountStatistics", error),
      );
    }
  },
);

const COUNTED_FIELDS = [
  "number",
  "visibility",
  "status",
  "categoryId",
  "createdAt",
  "history",
] as const satisfies readonly (keyof CountedAnomaly)[];

/** A city without reports has no document. */
export async function recountCity(cityId: CityId, now: Instant): Promise<void> {
  const reports = await refs
    .city(cityId)
    .collection("anomalies")
    .select(...COUNTED_FIELDS)
    .get();
  const recount = cityStatistics(
    reports.docs.map((report) => report.data() as CountedAnomaly),
    { now, monthOf: cityMonthOf },
  );
  const statistics = refs.statistics(cityId);
  if (recount === undefined) return void (await statistics.delete());
  await db().runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(statistics)).get("rev");
    transaction.set(statistics, {
      ...publishedStatistics(cityId, recount),
      rev: (typeof before === "number" ? before : 0) + 1,
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}
