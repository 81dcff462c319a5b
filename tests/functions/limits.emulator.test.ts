import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import {
  authorReceiptOf,
  contentOf,
  contentRefs,
  writeContent,
} from "../../functions/src/store/content-documents.ts";
import { readTogether } from "../../functions/src/store/read-together.ts";
import { anomalySubject } from "../../src/domain/anomaly/anomaly-subject.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { cityDayOf } from "../../src/domain/city/city-day.ts";
import {
  DAILY_LIMITS,
  NEW_CITIES_PER_DAY,
  REFUSALS_KEPT_PER_DAY,
} from "../../src/domain/limits/daily-limits.ts";
import { readCollection, readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aCommuneItem } from "./support/a-commune.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshFollow,
  freshMeToo,
  freshReport,
  OPEN_CITY_ID,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { json, startGeoStandIn } from "./support/geo-stand-in.ts";
import { ok } from "./support/named-account.ts";
import { call, submit, submitOne } from "./support/wire.ts";

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const today = () => cityDayOf(Date.now(), OPEN_CITY_ID);
const statesOf = async (caller: TestAccount, commands: readonly object[]) =>
  (await submit(caller, ...commands)).map(({ state }) => state);

/** What a moderator's decision makes of it. */
function approve({ id, cityId }: ReturnType<typeof freshReport>): Promise<void> {
  const subject = anomalySubject(id);
  return db().runTransaction(async (transaction) => {
    const documents = { subject, ...(await readTogether(transaction, contentRefs(cityId, subject))) };
    const content = contentOf(documents);
    if (content === undefined) throw new Error("There is nothing to approve.");
    const receipt = await authorReceiptOf(transaction, content);
    writeContent(transaction, { ...content, visibility: "public" }, documents, receipt);
  });
}

let geo: Awaited<ReturnType<typeof startGeoStandIn>>;

beforeAll(async () => {
  await seedCities();
  geo = await startGeoStandIn();
}, 60_000);
afterAll(() => geo.stop());

describe("a newcomer in a city that checks", () => {
  it("is not trusted for what nobody has approved, however much they send at once [ANO-3]", async () => {
    const yann = await anAccount();
    const reports = times(5, () => freshReport({ cityId: CHECKED_CITY_ID }));
    await submit(yann, ...reports);
    for (const report of reports) expect(await publishedOf(report)).toMatchObject({ visibility: "pending" });
  });

  it("is trusted once three were approved [ANO-3]", async () => {
    const yann = await anAccount();
    const reports = times(3, () => freshReport({ cityId: CHECKED_CITY_ID }));
    await submit(yann, ...reports);
    for (const report of reports) await approve(report);
    expect(await readDocument(`users/${yann.uid}/cities/${CHECKED_CITY_ID}`)).toMatchObject({
      approved: { anomalies: 3 },
    });
    const next = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(yann, next);
    expect(await publishedOf(next)).toMatchObject({ visibility: "public" });
  });

  it("is not trusted either for what they wrote as a guest [ANO-3]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    await submit(noemie, ...times(3, () => freshReport({ cityId: CHECKED_CITY_ID })));
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(yann, report);
    expect(await publishedOf(report)).toMatchObject({ visibility: "pending" });
  });
});

describe("the limits of a day", () => {
  it("go along when a guest becomes an account [ANO-6]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    await submit(noemie, ...times(3, () => freshReport()));
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    const states = await statesOf(
      yann,
      times(8, () => freshReport()),
    );
    expect(states).toEqual([...times(7, () => "applied"), "refused"]);
    expect(await readCollection(`users/${noemie.uid}/quota`)).toEqual([]);
  });

  it("are a guest's for an address that nobody confirmed [SEC-12]", async () => {
    const somebody = await anAccount({ confirmed: false });
    const states = await statesOf(
      somebody,
      times(4, () => freshReport()),
    );
    expect(states).toEqual(["applied", "applied", "applied", "refused"]);
  });

  it("count for the day on which a report was done, not for the day it arrives [ANO-6]", async () => {
    const noemie = await aGuestAccount();
    const performedAt = (days: number) => Date.now() - days * DAY_MS;
    const backlog = [2, 2, 2, 1, 1, 1].map((days) =>
      freshReport({ performedAt: performedAt(days) }, { observedAt: performedAt(days) }),
    );
    expect(await statesOf(noemie, backlog)).toEqual(times(6, () => "applied"));
    expect(await statesOf(noemie, [freshReport({ performedAt: performedAt(1) })])).toEqual(["refused"]);
    expect(
      await statesOf(
        noemie,
        times(3, () => freshReport()),
      ),
    ).toEqual(times(3, () => "applied"));
    // Ten days at once are not lost: the rest comes tomorrow.
    expect(await statesOf(noemie, [freshReport({ performedAt: performedAt(5) })])).toEqual(["retry"]);
  });

  it("hold for marks: one guest cannot rewrite a report all day [ANO-6, ANO-7]", async () => {
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const noemie = await aGuestAccount();
    const toggles = times(15, (index) => freshFollow(report, index % 2 === 0));
    await submit(noemie, ...toggles);
    const more = times(15, (index) => freshFollow(report, index % 2 === 1));
    const states = await statesOf(noemie, more);
    expect(states).toContain("refused");
    const quota = await readDocument(`users/${noemie.uid}/quota/${today()}`);
    expect(quota?.["follow-anomaly"]).toBeGreaterThanOrEqual(DAILY_LIMITS.marks.guest);
  });

  it("hold for all guests of a city together, and for no resident [ANO-6]", async () => {
    const shards = times(10, (index) => `cities/${OPEN_CITY_ID}/quota/${today()}-${index}`);
    await Promise.all(shards.map((path) => writeDocument(path, { "report-anomaly": 100_000 })));
    expect(await submitOne(await aGuestAccount(), freshReport())).toMatchObject({
      state: "refused",
      refusal: { code: "quota_city" },
    });
    expect(await submitOne(await anAccount(), freshReport())).toMatchObject({ state: "applied" });
    await Promise.all(shards.map((path) => writeDocument(path, {})));
  });

  it("keep the receipts of so many refusals, and answer the others [SEC-6]", async () => {
    const yann = await anAccount();
    await writeDocument(`users/${yann.uid}/quota/${today()}`, { refused: REFUSALS_KEPT_PER_DAY - 1 });
    const missing = freshReport();
    const states = await statesOf(yann, [freshMeToo(missing), freshMeToo(missing)]);
    expect(states).toEqual(["refused", "refused"]);
    expect(await readCollection(`users/${yann.uid}/receipts`)).toHaveLength(1);
  });

  it("hold for opening communes that nobody had chosen [CITY-2]", async () => {
    const noemie = await aGuestAccount();
    const codes = times(
      NEW_CITIES_PER_DAY.guest + 1,
      (index) => `97${100 + Math.floor(Math.random() * 800) + index}`,
    );
    for (const code of codes) geo.answers(code, json([aCommuneItem({ code })]));
    const statuses: number[] = [];
    for (const cityId of codes) statuses.push((await call("cities-createCity", noemie, { cityId })).status);
    expect(statuses).toEqual([...times(NEW_CITIES_PER_DAY.guest, () => 200), 429]);
    expect((await call("cities-createCity", noemie, { cityId: codes[0] })).status).toBe(200);
  });
});
