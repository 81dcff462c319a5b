import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { aPost } from "../examples/a-message.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { answered, attemptsAtTransactions, PATIENCE_MS, someone, times } from "./support/at-once.ts";
import {
  countedOf,
  freshActivity,
  freshIdea,
  freshJoining,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";

function freshMessage(reportId: string): Command {
  const subject = { collection: "anomalies", id: reportId } as const;
  const post = aPost({ subject });
  return { ...post, id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() };
}

function freshWithdrawal(ideaId: string, inFavourOf: string): Command {
  const payload = { ideaId, code: "doublon", reason: "", inFavourOf } as const;
  const envelope = { id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() };
  return { ...envelope, kind: "withdraw-idea", payload, basedOn: 1, dependsOn: null };
}

beforeAll(seedCities);

describe("the same command, twenty times at once", () => {
  it(
    "makes exactly one report and gives one answer [P2] [OFF-4] [F11]",
    { timeout: PATIENCE_MS },
    async () => {
      const yann = someone();
      const report = freshReport();
      const outcomes = await Promise.all(times(20, () => answered(report, yann)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(await publishedOf(report)).toMatchObject({ rev: 1 });
      expect(await readCollection(`users/${yann.uid}/receipts`)).toHaveLength(1);
      expect(await readCollection(`users/${yann.uid}/quota`)).toMatchObject([
        { "report-anomaly": 1, arrived: { "report-anomaly": 1 } },
      ]);
      expect(await readDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`)).toMatchObject({
        contributions: { anomalies: 1 },
      });
    },
  );
});

describe("many people at once", () => {
  it("get numbers that are given once [ANO-11] [P10]", { timeout: PATIENCE_MS }, async () => {
    const reports = times(8, () => freshReport());
    await Promise.all(reports.map((report) => answered(report, someone())));
    const published = await Promise.all(reports.map(publishedOf));
    expect(new Set(published.map((anomaly) => anomaly?.number)).size).toBe(8);
  });

  it(
    "write twenty messages at once in one thread, and none is begun again for another [THR-19]",
    { timeout: PATIENCE_MS },
    async () => {
      const report = freshReport();
      await answered(report, someone());
      const begun = attemptsAtTransactions();
      const outcomes = await Promise.all(times(20, () => runCommand(freshMessage(report.id), someone())));
      expect(outcomes).toMatchObject(times(20, () => ({ ok: true, value: { state: "applied" } })));
      expect(begun()).toBe(20);
    },
  );

  it("are all counted on one report [P10] [ANO-7]", { timeout: PATIENCE_MS }, async () => {
    const report = freshReport();
    await answered(report, someone());
    await Promise.all(times(10, () => answered(freshMeToo(report), someone())));
    expect(await countedOf(report)).toMatchObject({ "me-too": 10 });
    expect(await publishedOf(report)).toMatchObject({ rev: 1 });
  });

  it(
    "take part in an activity up to its capacity, and not one of them more [ACT-3] [P10]",
    { timeout: PATIENCE_MS },
    async () => {
      const activity = freshActivity(4);
      await answered(activity, someone());
      const outcomes = await Promise.all(times(10, () => answered(freshJoining(activity), someone())));
      expect(outcomes.filter(({ state }) => state === "applied")).toHaveLength(4);
      expect(outcomes.filter(({ state }) => state === "refused")).toMatchObject(
        times(6, () => ({ refusal: { code: "activity_full" } })),
      );
      expect(await countedOf(activity)).toMatchObject({ going: 4 });
    },
  );

  it(
    "withdraw their ideas in favour of each other, and one of the two is left [IDEA-11] [P10]",
    { timeout: PATIENCE_MS },
    async () => {
      for (const _ of times(3, () => "pair")) {
        const [mine, yours] = [freshIdea(), freshIdea()];
        const [me, you] = [someone(), someone()];
        await Promise.all([answered(mine, me), answered(yours, you)]);
        const outcomes = await Promise.all([
          answered(freshWithdrawal(mine.id, yours.id), me),
          answered(freshWithdrawal(yours.id, mine.id), you),
        ]);
        expect(outcomes.map(({ state }) => state).sort()).toEqual(["applied", "refused"]);
      }
    },
  );

  it(
    "cannot pass a quota by sending everything at the same moment [ANO-6]",
    { timeout: PATIENCE_MS },
    async () => {
      const noemie = someone({ isGuest: true, isConfirmed: false });
      const outcomes = await Promise.all(times(6, () => answered(freshReport(), noemie)));
      expect(outcomes.map(({ state }) => state).sort()).toEqual([
        ...times(3, () => "applied"),
        ...times(3, () => "refused"),
      ]);
    },
  );
});
