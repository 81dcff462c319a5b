import { beforeAll, describe, expect, it } from "vitest";
import { recountCity } from "../../functions/src/cities/recount-city.ts";
import { COLLECTIONS } from "../../src/data/replica/collections.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import type { RemoteStatistics } from "../../src/domain/statistics/parse-statistics.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";

const CITY_ID = "35051";
const PATH = `cities/${CITY_ID}/statistics/_global_`;
const NOW = Date.UTC(2026, 2, 12, 3);

/** As the pull reads it. */
async function statisticsNow(): Promise<RemoteStatistics> {
  const parsed = COLLECTIONS.statistics.parse({ ...(await readDocument(PATH)), cityId: CITY_ID });
  if (!parsed.ok) throw new Error(`${PATH} does not parse.`);
  return parsed.value;
}

const report = (n: number, over: Partial<ReturnType<typeof anAnomaly>> = {}) => {
  const anomaly = anAnomaly({ id: anIdentifier(n), cityId: CITY_ID, createdAt: NOW - DAY_MS, ...over });
  return writeDocument(`cities/${CITY_ID}/anomalies/${anomaly.id}`, {
    ...anomaly,
    updatedAt: new Date(anomaly.updatedAt),
  });
};

beforeAll(() => writeDocument(`cities/${CITY_ID}`, { id: CITY_ID }));

describe("what a city counts of itself at night", () => {
  it("is nothing while nobody has reported anything [CITY-14] [CITY-24]", async () => {
    await recountCity(CITY_ID, NOW);
    expect(await readDocument(PATH)).toBeUndefined();
  });

  it("is written whole each time, as devices read it [CITY-24] [P10]", async () => {
    await report(1);
    await report(2, { status: "ack", categoryId: "eau" });
    await report(3, { visibility: "hidden" });
    await recountCity(CITY_ID, NOW);
    const first = await statisticsNow();
    expect(first).toMatchObject({ rev: 1, said: { total: 2, open: 2 } });
    expect(first.said.byCategory).toEqual([
      { categoryId: "voirie", count: "few" },
      { categoryId: "eau", count: "few" },
    ]);
    expect(first.said.months?.at(-1)).toEqual({ month: "2026-03", created: "few", resolved: 0 });
    await report(2, { status: "rejected", categoryId: "voirie", rev: 2 });
    await recountCity(CITY_ID, NOW);
    const second = await statisticsNow();
    expect(second).toMatchObject({ rev: 2, said: { total: 2, open: 1 } });
    expect(second.said.byCategory).toEqual([{ categoryId: "voirie", count: "few" }]);
    expect(second.updatedAt).toBeGreaterThan(first.updatedAt);
  });

  it("counts nothing as without reply that the commune answered in its discussion [CITY-24] [ANO-27]", async () => {
    await report(5, { createdAt: NOW - 61 * DAY_MS });
    await recountCity(CITY_ID, NOW);
    expect((await statisticsNow()).said.delays?.noReply).toBe("few");
    const talk = { messages: 1, lastAt: NOW - DAY_MS, officialAt: NOW - DAY_MS };
    await writeDocument(`cities/${CITY_ID}/tallies/${anIdentifier(5)}`, { counts: {}, talk });
    await recountCity(CITY_ID, NOW);
    expect((await statisticsNow()).said.delays?.noReply).toBe(0);
  });

  it("counts who lives there, who wrote and what is planned, by the marks that were added up [CITY-24] [P10]", async () => {
    const people = Array.from({ length: 6 }, (_, n) => `figures-${CITY_ID}-${n}`);
    for (const uid of people) await writeDocument(`users/${uid}`, { cityId: CITY_ID });
    const activity = { visibility: "public", status: "confirmed", createdAt: NOW - DAY_MS, goingCount: 1 };
    const id = anIdentifier(40);
    // What the marks of the second one are was not added up yet.
    for (const one of [id, anIdentifier(41)])
      await writeDocument(`cities/${CITY_ID}/activities/${one}`, {
        ...activity,
        startsAt: NOW + DAY_MS,
        endsAt: null,
      });
    await writeDocument(`cities/${CITY_ID}/tallies/${id}`, { counts: { going: 17 } });
    await writeDocument(`cities/${CITY_ID}/moderation/${id}`, { authorId: people[0], waitingSince: NOW });
    const next = await recountCity(CITY_ID, NOW);
    const { said } = await statisticsNow();
    expect(said).toMatchObject({
      residents: 6,
      active30d: "few",
      waiting: "few",
      activitiesUpcoming: "few",
      participants30d: 18,
    });
    // Nobody said when it ends.
    expect(next).toBe(NOW + DAY_MS + 2 * HOUR_MS);
    await recountCity(CITY_ID, NOW + 2 * DAY_MS);
    expect((await statisticsNow()).said).toMatchObject({ activitiesUpcoming: 0, participants30d: 0 });
  });

  it("counts supports by the idea’s own counter until they are added up apart, and by the commune’s threshold [CITY-24] [P10]", async () => {
    const idea = { visibility: "public", status: "open", createdAt: NOW - DAY_MS, supportsCount: 7 };
    for (const n of [50, 51]) await writeDocument(`cities/${CITY_ID}/ideas/${anIdentifier(n)}`, idea);
    await writeDocument(`cities/${CITY_ID}/tallies/${anIdentifier(51)}`, { counts: { support: 8 } });
    await recountCity(CITY_ID, NOW);
    expect((await statisticsNow()).said).toMatchObject({
      supports: 15,
      ideasOpen: "few",
      ideasAtThreshold: 0,
    });
    await writeDocument(`cities/${CITY_ID}`, { id: CITY_ID, supportThreshold: 8 });
    await recountCity(CITY_ID, NOW);
    expect((await statisticsNow()).said).toMatchObject({ ideasAtThreshold: "few" });
  });

  it("counts messages, flags, and how long moderators took, of the last thirty days [CITY-24] [P10]", async () => {
    const message = (n: number, over: object) =>
      writeDocument(`cities/${CITY_ID}/messages/${anIdentifier(n)}`, {
        visibility: "public",
        deletedAt: null,
        createdAt: NOW - DAY_MS,
        ...over,
      });
    for (let n = 60; n < 66; n += 1) await message(n, {});
    await message(66, { visibility: "hidden" });
    await message(67, { deletedAt: NOW });
    await message(68, { createdAt: NOW - 31 * DAY_MS });
    const moderated = (n: number, over: object) =>
      writeDocument(`cities/${CITY_ID}/moderation/${anIdentifier(n)}`, {
        authorId: "",
        waitingSince: null,
        ...over,
      });
    for (let n = 70; n < 75; n += 1)
      await moderated(n, { decidedAt: NOW - DAY_MS, waitedMs: (n - 69) * HOUR_MS });
    await moderated(75, { decidedAt: NOW - 31 * DAY_MS, waitedMs: 90 * HOUR_MS });
    for (let n = 80; n < 85; n += 1)
      await moderated(n, { waitingSince: NOW, content: { flags: [{ code: "spam" }] } });
    await moderated(85, { waitingSince: NOW, content: { visibility: "pending" } });
    await recountCity(CITY_ID, NOW);
    expect((await statisticsNow()).said).toMatchObject({
      messages30d: 6,
      flagsOpen: 5,
      waiting: 7,
      moderationHours: 3,
    });
    await recountCity(CITY_ID, NOW + 30 * DAY_MS);
    expect((await statisticsNow()).said).toMatchObject({ messages30d: 0, moderationHours: null });
  });
});
