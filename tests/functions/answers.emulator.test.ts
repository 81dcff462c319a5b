import { beforeAll, describe, expect, it } from "vitest";
import type { StatusPayload } from "../../src/domain/anomaly/status-payload.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { wholeAnswer, type Asked } from "../examples/answers.ts";
import { aGuestAccount, aModeratorAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID, publishedOf, seedCities } from "./support/city-life.ts";
import { submit, submitOne } from "./support/wire.ts";

type Report = ReturnType<typeof freshReport>;

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

function answerTo({ id: anomalyId }: Report, asked: Asked) {
  const over = { id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() };
  const plannedFor = asked.to === "planned" ? IN_A_WEEK : "";
  return aStatusChange({ ...wholeAnswer(asked.to), plannedFor, ...asked, anomalyId }, over);
}

async function aPublished(): Promise<Report> {
  const report = freshReport();
  expect(await submitOne(await anAccount(), report)).toMatchObject({ state: "applied" });
  return report;
}

const statusesOf = async (report: Report) => (await publishedOf(report))?.history.map(({ status }) => status);

const moderators = async (): Promise<readonly [TestAccount, TestAccount]> => [
  await aModeratorAccount(OPEN_CITY_ID),
  await aModeratorAccount(OPEN_CITY_ID),
];

beforeAll(seedCities);

describe("a moderator's answer that reaches the city", () => {
  it("stands on the public document with its day, its manager and its reason [ANO-2] [MOD-2]", async () => {
    const [solene] = await moderators();
    const report = await aPublished();
    let from: StatusPayload["from"] = "new";
    for (const to of ["planned", "forwarded", "rejected"] as const) {
      const answer = answerTo(report, { ...wholeAnswer(to), plannedFor: IN_A_WEEK, from, to });
      expect(parseCommand(answer).ok).toBe(true);
      expect(await submitOne(solene, answer)).toMatchObject({ state: "applied", number: "" });
      from = to;
    }
    const published = await publishedOf(report);
    expect(published).toMatchObject({ status: "rejected", plannedFor: IN_A_WEEK, partner: "Département" });
    expect(published?.history.at(-1)).toMatchObject({ code: "domaine_prive", byKind: "moderator" });
    expect(await statusesOf(report)).toEqual(["new", "planned", "forwarded", "rejected"]);
    expect(parseAnomaly(published).ok).toBe(true);
  });

  it("is refused to who is no moderator of that city [P9] [AUTH-6]", async () => {
    const report = await aPublished();
    for (const caller of [await anAccount(), await aGuestAccount(), await aModeratorAccount("35238")]) {
      expect(await submitOne(caller, answerTo(report, { to: "ack" }))).toMatchObject({
        state: "refused",
        refusal: { code: "not_allowed" },
      });
    }
    expect(await statusesOf(report)).toEqual(["new"]);
  });

  it("is merged with the same answer of another moderator, who is named [MOD-1] [P3]", async () => {
    const [solene, karim] = await moderators();
    const report = await aPublished();
    await submitOne(karim, answerTo(report, { to: "ack" }));
    const { rev } = (await publishedOf(report)) ?? {};
    expect(await submitOne(solene, answerTo(report, { to: "ack" }))).toMatchObject({
      state: "applied",
      rev,
      note: { code: "already_done", byKind: "moderator" },
    });
    expect(await statusesOf(report)).toEqual(["new", "ack"]);
  });

  it("follows another moderator's where that is possible, and says so [MOD-1] [P3]", async () => {
    const [solene, karim] = await moderators();
    const report = await aPublished();
    await submitOne(karim, answerTo(report, { to: "ack" }));
    expect(await submitOne(solene, answerTo(report, { to: "resolved" }))).toMatchObject({
      state: "applied",
      note: { code: "after_change" },
    });
    expect(await statusesOf(report)).toEqual(["new", "ack", "resolved"]);
  });

  it("comes back « À revoir » with the city's version where it is not, and undoes nothing [MOD-1] [P3]", async () => {
    const [solene, karim] = await moderators();
    const report = await aPublished();
    await submitOne(karim, answerTo(report, { to: "resolved" }));
    const late = answerTo(report, { to: "planned" });
    const outcome = await submitOne(solene, late);
    expect(outcome).toMatchObject({
      state: "conflict",
      refusal: { code: "changed_meanwhile" },
      current: { status: "resolved" },
    });
    expect(await submitOne(solene, late)).toEqual(outcome);
    expect(await statusesOf(report)).toEqual(["new", "resolved"]);
  });

  it("given one after the other without network arrives whole [OFF-4] [ANO-2]", async () => {
    const [solene] = await moderators();
    const report = await aPublished();
    const outcomes = await submit(
      solene,
      answerTo(report, { to: "ack" }),
      answerTo(report, { from: "ack", to: "progress" }),
      answerTo(report, { from: "progress", to: "resolved" }),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(["applied", "applied", "applied"]);
    expect(await statusesOf(report)).toEqual(["new", "ack", "progress", "resolved"]);
  });
});
