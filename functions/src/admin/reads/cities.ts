import { FieldPath, type DocumentSnapshot, type Query } from "firebase-admin/firestore";
import type { Page } from "../../../../src/domain/basics/page.ts";
import { ADMIN_PAGE, type Asked, type CityHealth } from "../../../../src/domain/administration/question.ts";
import type { CityId } from "../../../../src/domain/city/city.ts";
import { accountsOf } from "../../cities/count-life.ts";
import { waitingIn } from "../../cities/count-talk.ts";
import { db } from "../../firebase.ts";
import { dataOf } from "../../store/read-document.ts";
import { refs } from "../../store/paths.ts";
import { endOf } from "./moment-cursor.ts";

/** Never its contour: a city that version 0.1 made still holds it. */
const CITY_FIELDS = ["name", "population", "moderatorsCount"];

const COUNT_FIELDS = [
  "anomalies.open",
  "anomalies.medianAckHours",
  "anomalies.medianResolveDays",
  "updatedAt",
];

/** By name, or only those that are asked for; each with what its last count says, and what that hides of few, counted now (ADM-7). */
export async function citiesAsked({ ids, after }: Asked<"cities">): Promise<Page<CityHealth>> {
  if (ids !== null) return { items: await healthsOf(await named(ids)), next: null };
  const cities = await pageAfter(after);
  const last = endOf(cities);
  return {
    items: await healthsOf(cities),
    next: last === undefined ? null : { value: String(last.get("name")), id: last.id },
  };
}

async function healthsOf(cities: readonly DocumentSnapshot[]): Promise<readonly CityHealth[]> {
  if (cities.length === 0) return [];
  const counts = await db().getAll(...cities.map(({ id }) => refs.statistics(id)), {
    fieldMask: COUNT_FIELDS,
  });
  return Promise.all(
    cities.map(async (city, index) => {
      const [residents, waiting] = await Promise.all([
        numberOf(accountsOf(city.id)),
        numberOf(waitingIn(city.id)),
      ]);
      return { ...healthOf(city, counts[index] as DocumentSnapshot), residents, waiting };
    }),
  );
}

async function numberOf(found: Query): Promise<number> {
  return (await found.count().get()).data().count;
}

async function pageAfter(after: Asked<"cities">["after"]): Promise<readonly DocumentSnapshot[]> {
  const all = db().collection("cities").orderBy("name").orderBy(FieldPath.documentId()).limit(ADMIN_PAGE);
  const page = after === null ? all : all.startAfter(after.value, after.id);
  return (await page.select(...CITY_FIELDS).get()).docs;
}

async function named(ids: readonly CityId[]): Promise<readonly DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map(refs.city), { fieldMask: CITY_FIELDS });
  return found.filter(({ exists }) => exists);
}

function healthOf(
  city: DocumentSnapshot,
  counted: DocumentSnapshot,
): Omit<CityHealth, "residents" | "waiting"> {
  const count = (field: string): number | null => numberOr(null, counted.get(field));
  return {
    id: city.id,
    name: String(city.get("name")),
    population: numberOr(null, city.get("population")),
    moderatorsCount: numberOr(0, city.get("moderatorsCount")),
    open: count("anomalies.open"),
    ackHours: count("anomalies.medianAckHours"),
    resolveDays: count("anomalies.medianResolveDays"),
    countedAt: numberOr(null, dataOf(counted)?.["updatedAt"]),
  };
}

function numberOr<T>(otherwise: T, value: unknown): number | T {
  return typeof value === "number" ? value : otherwise;
}
