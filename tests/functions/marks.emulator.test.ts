import { beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { takeMarksOff } from "../../functions/src/users/take-marks-off.ts";
import { aGuestAccount, anAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  countedOf,
  freshActivity,
  freshFollow,
  freshJoining,
  freshMeToo,
  freshReport,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { submit, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("who takes part in an activity with one place", () => {
  it("makes room for the next by leaving, or by closing the account [ACT-3] [P10]", async () => {
    const [gael, maelle, yann] = [await anAccount(), await anAccount(), await anAccount()];
    const activity = freshActivity(1);
    await submitOne(await anAccount(), activity);
    const full = { refusal: { code: "activity_full" } };
    expect(await submitOne(gael, freshJoining(activity))).toMatchObject({ counts: { kind: "going", by: 1 } });
    expect(await submitOne(maelle, freshJoining(activity))).toMatchObject(full);
    await submitOne(gael, freshJoining(activity, false));
    expect(await submitOne(maelle, freshJoining(activity))).toMatchObject({ state: "applied" });
    expect(await submitOne(yann, freshJoining(activity))).toMatchObject(full);
    await takeMarksOff(maelle.uid);
    expect(await submitOne(yann, freshJoining(activity))).toMatchObject({ state: "applied" });
    expect(await countedOf(activity)).toMatchObject({ going: 1 });
  });
});

describe("what others add to a report", () => {
  it("counts « Je constate aussi » and « Suivre » once per person, and takes them back [ANO-7]", async () => {
    const maelle = await anAccount();
    const report = freshReport();
    await submitOne(await anAccount(), report);
    await submit(maelle, freshMeToo(report), freshMeToo(report), freshFollow(report));
    expect(await countedOf(report)).toMatchObject({ "me-too": 1, follow: 2 });
    await submit(maelle, freshFollow(report, false));
    expect(await countedOf(report)).toMatchObject({ "me-too": 1, follow: 1 });
  });

  it("is counted without a word to the devices that have the report [ANO-7]", async () => {
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const before = await publishedOf(report);
    const outcome = await submitOne(await anAccount(), freshMeToo(report));
    expect(outcome).toMatchObject({ state: "applied", counts: { kind: "me-too", by: 1 } });
    expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
    expect(await publishedOf(report)).toEqual(before);
    expect(await readCollection(`cities/${report.cityId}/markChanges`)).toEqual([]);
  });

  it("ends as was pressed last, not as arrived last [ANO-7]", async () => {
    const maelle = await anAccount();
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const at = Date.now() - HOUR_MS;
    const pressed = (on: boolean, minutes: number) =>
      freshMeToo(report, {
        payload: { anomalyId: report.id, on },
        performedAt: at + minutes * MINUTE_MS,
      });
    expect(await submitOne(maelle, pressed(true, 3))).toMatchObject({ state: "applied" });
    expect(await submit(maelle, pressed(true, 1), pressed(false, 2))).toMatchObject([
      { state: "applied" },
      { state: "refused", refusal: { code: "decided_later" } },
    ]);
    expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
  });

  it("is counted while the report waits, and leaves its author's copy as it is [ANO-4]", async () => {
    const noemie = await aGuestAccount();
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(noemie, report);
    await submitOne(await anAccount(), freshMeToo(report));
    const receipt = await readDocument(`users/${noemie.uid}/receipts/${report.id}`);
    expect(receipt).toMatchObject({
      rev: 1,
      content: { rev: 1, title: report.payload.title },
    });
    expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
    expect(await publishedOf(report)).toMatchObject({ rev: 1, title: "" });
  });
});
