import { createHash, randomBytes } from "node:crypto";
import { relative } from "node:path";
import { expect } from "vitest";
import { tallyMarks } from "../../../functions/src/marks/tally-marks.ts";
import { countsOf, type MarkCounts } from "../../../src/domain/account/marks.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { ReportPayload } from "../../../src/domain/anomaly/report-payload.ts";
import { identifierOf, type Identifier } from "../../../src/domain/basics/identifier.ts";
import { DAY_MS, HOUR_MS } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import type { CommandOf } from "../../../src/domain/command/command.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand, aFollow, aMeToo } from "../../examples/a-command.ts";
import { aJoining, aProposedActivity } from "../../examples/an-activity.ts";
import { aPublishedIdea } from "../../examples/an-idea.ts";
import { aReport } from "../../examples/a-report.ts";
import { readDocument, writeDocument } from "../../rules/support/firestore-rest.ts";

/** Each test file has cities of its own, so that files run side by side. One checks what newcomers write, the other publishes at once. */
export let CHECKED_CITY_ID = aCityIdOf("checked");
export let OPEN_CITY_ID = aCityIdOf("open");

/** For the next test file that shares these modules (own-cities.ts). */
export function takeOwnCities(): void {
  CHECKED_CITY_ID = aCityIdOf("checked");
  OPEN_CITY_ID = aCityIdOf("open");
}

/** A commune code in the departments 40 to 89, where no test has a fixed one: the same wherever the checkout stands. */
export function aCityIdOf(which: string): string {
  const file = relative(process.cwd(), expect.getState().testPath ?? "");
  const digest = createHash("sha256").update(`${file} ${which}`).digest();
  return String(40_000 + (digest.readUInt32BE() % 50_000));
}

export async function seedCities(): Promise<void> {
  await seedCity({ id: CHECKED_CITY_ID });
  await seedCity({ id: OPEN_CITY_ID, name: "Rennes", preModeration: "none" });
}

async function seedCity(over: Partial<City>): Promise<void> {
  const city = aCity(over);
  await writeDocument(`cities/${city.id}`, { ...city, updatedAt: new Date() });
}

export function newIdentifier(): Identifier {
  return identifierOf(Date.now(), randomBytes(10));
}

type Report = CommandOf<"report-anomaly">;

/** A report made just now, in the city that publishes at once. */
export function freshReport(over: Partial<Report> = {}, payload: Partial<ReportPayload> = {}): Report {
  const now = Date.now();
  return aCommand({
    id: newIdentifier(),
    cityId: OPEN_CITY_ID,
    performedAt: now,
    payload: aReport({ observedAt: now - HOUR_MS, ...payload }),
    ...over,
  });
}

export function photosOf(...ids: readonly Identifier[]): Pick<ReportPayload, "photos"> {
  return { photos: ids.map((id) => ({ id, alt: "Le lampadaire, vu du trottoir" })) };
}

export function freshMeToo(
  { id, cityId }: Pick<Report, "id" | "cityId">,
  over: Partial<CommandOf<"me-too-anomaly">> = {},
) {
  return aMeToo(id, true, { id: newIdentifier(), cityId, performedAt: Date.now(), ...over });
}

export function freshFollow({ id, cityId }: Pick<Report, "id" | "cityId">, on = true) {
  return aFollow(id, on, { id: newIdentifier(), cityId, performedAt: Date.now() });
}

type Proposed = CommandOf<"propose-activity">;

/** An activity of the day after tomorrow, in the city that publishes at once. */
export function freshActivity(capacity: number | null): Proposed {
  const now = Date.now();
  const times = { startsAt: now + 2 * DAY_MS, endsAt: now + 2 * DAY_MS + HOUR_MS };
  const proposed = aProposedActivity({ ...times, capacity });
  return { ...proposed, id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: now };
}

export function freshJoining({ id, cityId }: Pick<Proposed, "id" | "cityId">, on = true) {
  return { ...aJoining(id, on), id: newIdentifier(), cityId, performedAt: Date.now() };
}

type Published = CommandOf<"publish-idea">;

/** An idea, in the city that publishes at once. */
export function freshIdea(): Published {
  return { ...aPublishedIdea(), id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() };
}

export async function publishedOf({
  id,
  cityId,
}: Pick<Report, "id" | "cityId">): Promise<Anomaly | undefined> {
  return (await readDocument(`cities/${cityId}/anomalies/${id}`)) as Anomaly | undefined;
}

/** How many marks the city counts on it, once it has added up. */
export async function countedOf({ id, cityId }: Pick<Report, "id" | "cityId">): Promise<MarkCounts> {
  await tallyMarks(cityId);
  const tally = await readDocument(`cities/${cityId}/tallies/${id}`);
  if (tally !== undefined) return tally["counts"] as MarkCounts;
  return countsOf((await publishedOf({ id, cityId })) ?? {});
}

export async function wholeOf({ id, cityId }: Pick<Report, "id" | "cityId">): Promise<Anomaly | undefined> {
  const item = await readDocument(`cities/${cityId}/moderation/${id}`);
  return (item?.["content"] ?? undefined) as Anomaly | undefined;
}

/** What moderators alone are told of what is public. */
export async function authorOf({ id, cityId }: Pick<Report, "id" | "cityId">): Promise<unknown> {
  return (await readDocument(`cities/${cityId}/moderation/${id}`))?.["authorId"];
}
