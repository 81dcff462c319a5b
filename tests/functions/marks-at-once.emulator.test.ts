import { WriteBatch } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { closeAccount } from "../../functions/src/users/close-account.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { answered, attemptsAtTransactions, PATIENCE_MS, someone, times } from "./support/at-once.ts";
import {
  countedOf,
  freshFollow,
  freshMeToo,
  freshReport,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";

beforeAll(seedCities);

describe("a mark, which takes no lock", () => {
  it(
    "is counted once and answered alike, though it is sent twenty times at once [P2] [P10]",
    { timeout: PATIENCE_MS },
    async () => {
      const [report, yann] = [freshReport(), someone()];
      await answered(report, someone());
      const mark = freshMeToo(report);
      const outcomes = await Promise.all(times(20, () => answered(mark, yann)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
      expect(await readCollection(`users/${yann.uid}/quota`)).toMatchObject([
        { "me-too-anomaly": 1, arrived: { "me-too-anomaly": 1 } },
      ]);
    },
  );

  it("changes of a person what it names, and of their profile nothing [P5] [AUTH-1]", async () => {
    const [first, second, yann] = [freshReport(), freshReport(), someone()];
    await answered(first, someone());
    await answered(second, someone());
    const begun = attemptsAtTransactions();
    await answered(freshMeToo(first), yann);
    const before = await refs.user(yann.uid).get();
    await answered(freshMeToo(second), yann);
    expect(begun()).toBe(0);
    const after = await refs.user(yann.uid).get();
    expect(after.updateTime).toEqual(before.updateTime);
    expect(await readDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`)).toMatchObject({
      rev: 2,
      marks: [first, second].map(({ id }) => ({ kind: "me-too", subject: { id } })),
    });
    expect(await readCollection(`users/${yann.uid}/quota`)).toMatchObject([
      { "me-too-anomaly": 2, arrived: { "me-too-anomaly": 2 } },
    ]);
  });

  it("leaves nothing where its account is closed between its look and its commit [P9] [AUTH-23]", async () => {
    const [report, yann] = [freshReport(), someone()];
    await answered(report, someone());
    await answered(freshFollow(report), yann);
    const said: string[] = [];
    const commit = vi.spyOn(WriteBatch.prototype, "commit").mockImplementationOnce(async function late(
      this: WriteBatch,
    ) {
      await closeAccount(yann.uid, "deleted");
      const written = this.commit();
      await written.then(
        () => said.push("written"),
        () => said.push("refused"),
      );
      return written;
    });
    onTestFinished(() => commit.mockRestore());
    expect(await runCommand(freshMeToo(report), yann)).toEqual({ ok: false, problem: "account_disabled" });
    // Others of the same process commit as well: this one is asked about alone.
    expect(said).toEqual(["refused"]);
    expect(await countedOf(report)).toMatchObject({ "me-too": 0, follow: 2 });
  });
});
