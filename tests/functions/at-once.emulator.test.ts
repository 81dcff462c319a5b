import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { NO_ROLES, type Identity } from "../../functions/src/access/identity.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { db } from "../../functions/src/firebase.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { aPost } from "../examples/a-message.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
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

const PATIENCE_MS = 90_000;

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

/** Somebody whose token was verified. The functions emulator starts a process per call: here the calls truly meet. */
function someone(over: Partial<Identity> = {}): Identity {
  const uid = `somebody-${randomUUID()}`;
  return { uid, isGuest: false, isConfirmed: true, ...NO_ROLES, issuedAtS: Date.now() / 1000, ...over };
}

/** Twenty that meet need a few; one that never succeeds is told with its cause. */
const TRIES_MAX = 50;

/** What a device does: it asks again until there is an answer. */
async function answered(command: Command, identity: Identity) {
  let cause: unknown;
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    try {
      const outcome = await runCommand(command, identity);
      if (outcome.ok && outcome.value.state !== "retry") return outcome.value;
      cause = outcome;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`No answer after ${TRIES_MAX} tries.`, { cause });
}

/** How often a transaction was begun, first or again because another one was in its way. */
function attemptsAtTransactions(): () => number {
  let attempts = 0;
  const run = db().runTransaction.bind(db());
  const counted = vi.spyOn(db(), "runTransaction").mockImplementation((update, options) =>
    run((transaction) => {
      attempts += 1;
      return update(transaction);
    }, options),
  );
  onTestFinished(() => counted.mockRestore());
  return () => attempts;
}

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
