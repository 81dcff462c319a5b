import { FieldValue, type DocumentSnapshot, type Query } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { cityMonthOf } from "../../../src/domain/city/city-day.ts";
import { cityStatistics, type CountedAnomaly } from "../../../src/domain/statistics/city-statistics.ts";
import { nextChangeOf } from "../../../src/domain/statistics/next-change.ts";
import { publishedStatistics } from "../../../src/domain/statistics/published-statistics.ts";
import { askFollowUps } from "./ask-follow-ups.ts";
import { countLife } from "./count-life.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";

const COUNTED_FIELDS = [
  "number",
  "visibility",
  "status",
  "categoryId",
  "createdAt",
  "history",
  "thanksCount",
  "followUp",
] as const satisfies readonly (keyof CountedAnomaly)[];

/**
 * A recount rather than a running counter: no report waits for its city's one document, and no error stays. A city where
 * there is nothing to count has no document. @returns when it must be counted again though nothing happens there
 */
export async function recountCity(cityId: CityId, now: Instant): Promise<Instant | undefined> {
  const tallies = refs.city(cityId).collection("tallies");
  const [reports, thanks, answers] = await Promise.all([
    refs
      .city(cityId)
      .collection("anomalies")
      .select(...COUNTED_FIELDS)
      .get(),
    talliedOf(tallies.where("counts.thank", ">", 0), "counts.thank"),
    talliedOf(tallies.where("talk.officialAt", ">", 0), "talk.officialAt"),
  ]);
  const anomalies = reports.docs.map((report) => ({
    ...withTallies(report, thanks, answers),
    id: report.id,
    cityId,
  }));
  const world = { now, monthOf: (at: Instant) => cityMonthOf(at, cityId) };
  const counted = cityStatistics(anomalies, world);
  const statistics = refs.statistics(cityId);
  const statisticsOf = updatedAtIn(await statistics.get());
  const created = new Map(anomalies.map(({ id, createdAt }) => [id, createdAt]));
  const { changes, ...life } = await countLife(cityId, created, now);
  const isEmpty = counted === undefined && Object.values(life.figures).every((figure) => figure === 0);
  if (isEmpty) await statistics.delete();
  else await writeStatistics(publishedStatistics(cityId, { reports: counted, ...life }));
  await askFollowUps(cityId, anomalies, { now, statisticsOf });
  return isEmpty ? undefined : nextChangeOf(anomalies, world, changes);
}

async function writeStatistics(published: ReturnType<typeof publishedStatistics>): Promise<void> {
  const statistics = refs.statistics(published.cityId);
  await db().runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(statistics)).get("rev");
    transaction.set(statistics, {
      ...published,
      rev: (typeof before === "number" ? before : 0) + 1,
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}

type Tallied = ReadonlyMap<string, number>;

/** Marks and messages are added up apart from what they are about. */
async function talliedOf(tallies: Query, field: string): Promise<Tallied> {
  const { docs } = await tallies.select(field).get();
  return new Map(docs.map((tally) => [tally.id, Number(tally.get(field))]));
}

function withTallies(report: DocumentSnapshot, thanks: Tallied, answers: Tallied): CountedAnomaly {
  const thanksCount = thanks.get(report.id);
  const officialAt = answers.get(report.id);
  return {
    ...(report.data() as CountedAnomaly),
    ...(thanksCount === undefined ? {} : { thanksCount }),
    ...(officialAt === undefined ? {} : { officialAt }),
  };
}

/** Zero where it was never counted. */
function updatedAtIn(statistics: DocumentSnapshot): Instant {
  const updatedAt: unknown = dataOf(statistics)?.["updatedAt"];
  return typeof updatedAt === "number" ? updatedAt : 0;
}
