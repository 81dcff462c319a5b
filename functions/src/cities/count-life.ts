import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { supportThresholdOf } from "../../../src/domain/idea/support-threshold.ts";
import { daysGone, sumOfWindow, windowEndsOf } from "../../../src/domain/statistics/day-sums.ts";
import type { Measures } from "../../../src/domain/statistics/figure-paths.ts";
import {
  contentFigures,
  FIGURE_WINDOW_MS,
  nextFigureChanges,
  type CountedActivity,
  type CountedIdea,
  type LifeFigures,
} from "../../../src/domain/statistics/life-figures.ts";
import type { ModerationFigures } from "../../../src/domain/statistics/moderation-figures.ts";
import { db } from "../firebase.ts";
import { forgetDays, supportDays } from "../marks/support-days.ts";
import { refs } from "../store/paths.ts";
import { countLog } from "./count-log.ts";
import { countTalk } from "./count-talk.ts";

const ACTIVITY_FIELDS = [
  "visibility",
  "status",
  "startsAt",
  "endsAt",
  "allDay",
  "repeats",
  "dateToCome",
  "goingCount",
  "createdAt",
] as const satisfies readonly (keyof CountedActivity)[];
const IDEA_FIELDS = [
  "visibility",
  "status",
  "supportsCount",
  "createdAt",
] as const satisfies readonly (keyof CountedIdea)[];

export interface CountedLife extends Pick<Measures, "moderationHours"> {
  readonly figures: LifeFigures & ModerationFigures;
  /** When the same documents add up to something else. */
  readonly changes: readonly Instant[];
}

/** Guests and accounts whose commune it is. */
export function accountsOf(cityId: CityId): Query {
  return db().collection("users").where("cityId", "==", cityId);
}

/** What a city adds up to besides its reports. @param reports when each was made, by its id */
export async function countLife(
  cityId: CityId,
  reports: ReadonlyMap<string, Instant>,
  now: Instant,
): Promise<CountedLife> {
  const part = (name: string) => refs.city(cityId).collection(name);
  const [city, activities, ideas, residents, talk, supports, log] = await Promise.all([
    refs.city(cityId).get(),
    part("activities")
      .select(...ACTIVITY_FIELDS)
      .get(),
    part("ideas")
      .select(...IDEA_FIELDS)
      .get(),
    accountsOf(cityId).count().get(),
    countTalk(cityId, now),
    supportDays(cityId),
    countLog(cityId, now),
  ]);
  const counted = await countedContents(cityId, city, activities.docs, ideas.docs);
  const recent = [...recentIds(reports, [...activities.docs, ...ideas.docs], now), ...talk.messages.keys()];
  const figures = {
    residents: residents.data().count,
    active30d: await authorsOf(cityId, recent),
    ...talk.figures,
    ...log.figures,
    supports30d: sumOfWindow(supports, now),
    ...contentFigures(counted, now),
  };
  const contents = [...counted.activities, ...counted.ideas];
  const written = [...reports.values(), ...talk.messages.values()].map((createdAt) => ({ createdAt }));
  await forgetDays(cityId, daysGone(supports, now));
  return {
    figures,
    moderationHours: talk.moderationHours,
    changes: [
      ...nextFigureChanges(counted.activities, [...written, ...contents], counted.zone),
      ...talk.changes,
      ...log.changes,
      ...windowEndsOf(supports),
    ],
  };
}

async function countedContents(
  cityId: CityId,
  city: DocumentSnapshot,
  activities: readonly DocumentSnapshot[],
  ideas: readonly DocumentSnapshot[],
) {
  const tallied = await tallies(cityId, [...activities, ...ideas]);
  return {
    activities: activities.map(
      (one) => ({ ...one.data(), goingCount: marks(tallied, one, "going") }) as CountedActivity,
    ),
    ideas: ideas.map(
      (one) => ({ ...one.data(), supportsCount: marks(tallied, one, "support") }) as CountedIdea,
    ),
    zone: timeZoneOf(cityId),
    threshold: supportThresholdOf({
      population: numberIn(city, "population") ?? null,
      supportThreshold: numberIn(city, "supportThreshold") ?? 0,
    }),
  };
}

/** Marks are added up apart from what they are on; until they are, the document's own counter says it. */
async function tallies(
  cityId: CityId,
  contents: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (contents.length === 0) return new Map();
  const found = await db().getAll(...contents.map(({ id }) => refs.tally(cityId, id)));
  return new Map(found.filter(({ exists }) => exists).map((tally) => [tally.id, tally]));
}

function marks(
  tallied: ReadonlyMap<string, DocumentSnapshot>,
  content: DocumentSnapshot,
  kind: "going" | "support",
): number {
  const tally = tallied.get(content.id);
  const added = tally === undefined ? undefined : numberIn(tally, `counts.${kind}`);
  return added ?? numberIn(content, kind === "going" ? "goingCount" : "supportsCount") ?? 0;
}

function recentIds(
  reports: ReadonlyMap<string, Instant>,
  others: readonly DocumentSnapshot[],
  now: Instant,
): readonly string[] {
  const contents = [...reports, ...others.map((one) => [one.id, Number(one.get("createdAt"))] as const)];
  return contents.filter(([, createdAt]) => createdAt > now - FIGURE_WINDOW_MS).map(([id]) => id);
}

/** How many accounts wrote them; nobody public knows who. */
async function authorsOf(cityId: CityId, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const items = await db().getAll(...ids.map((id) => refs.moderation(cityId, id)), {
    fieldMask: ["authorId"],
  });
  const authors = new Set(items.map((item) => String(item.get("authorId") ?? "")));
  authors.delete("");
  return authors.size;
}

function numberIn(document: DocumentSnapshot, field: string): number | undefined {
  const value: unknown = document.get(field);
  return typeof value === "number" ? value : undefined;
}
