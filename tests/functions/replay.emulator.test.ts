import { beforeAll, describe, expect, it } from "vitest";
import { readCollection, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount } from "./support/accounts.ts";
import {
  countedOf,
  freshFollow,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { submit, submitBody, submitOne } from "./support/wire.ts";

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

beforeAll(seedCities);

describe("a command that comes again", () => {
  it("is answered alike when a device sends it three times at once [P2] [OFF-4]", async () => {
    const yann = await anAccount();
    const report = freshReport();
    await Promise.all(times(3, () => submitBody(yann, { commands: [report] })));
    const recorded = await submitOne(yann, report);
    expect(recorded).toMatchObject({ state: "applied", rev: 1 });
    expect(await publishedOf(report)).toMatchObject({ rev: 1 });
    expect(await readCollection(`users/${yann.uid}/receipts`)).toHaveLength(1);
  }, 60_000);

  it("answers what was recorded, whatever it says this time [OFF-4]", async () => {
    const yann = await anAccount();
    const report = freshReport();
    const first = await submitOne(yann, report);
    const changed = freshReport({ id: report.id }, { title: "Un tout autre titre" });
    expect(await submitOne(yann, changed)).toEqual(first);
    expect(await publishedOf(report)).toMatchObject({ title: report.payload.title });
  });

  it("is answered twice in one call, and done once [P2]", async () => {
    const maelle = await anAccount();
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const meToo = freshMeToo(report);
    const [first, second] = await submit(maelle, meToo, meToo);
    expect(second).toEqual(first);
    expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
  });

  it("stays refused once it was refused [P6]", async () => {
    const yann = await anAccount();
    const child = freshMeToo({ id: newIdentifier(), cityId: OPEN_CITY_ID });
    const first = await submitOne(yann, child);
    expect(first).toMatchObject({ state: "refused", refusal: { code: "unknown_subject" } });
    expect(await submitOne(yann, child)).toEqual(first);
  });

  it("counts once towards the quota of the day [ANO-6]", async () => {
    const noemie = await aGuestAccount();
    const report = freshReport();
    await submit(noemie, report, report, report, report);
    expect(await submit(noemie, freshReport(), freshReport(), freshReport())).toMatchObject([
      { state: "applied" },
      { state: "applied" },
      { state: "refused", refusal: { code: "quota_reports", limit: 3 } },
    ]);
  });
});

describe("commands that come in another order", () => {
  it("keep a child waiting until its parent is there [OFF-3] [F12]", async () => {
    const yann = await anAccount();
    const report = freshReport();
    const child = { ...freshFollow(report, false), dependsOn: report.id };
    expect(await submitOne(yann, child)).toEqual({ commandId: child.id, state: "retry" });
    expect(await submit(yann, report, child)).toMatchObject([{ state: "applied" }, { state: "applied" }]);
  });

  it("refuse the child of a refused parent [OFF-3]", async () => {
    const yann = await anAccount();
    const theirs = newIdentifier();
    await writeDocument(`cities/${OPEN_CITY_ID}/photos/${theirs}`, {
      subject: { collection: "anomalies", id: newIdentifier() },
      uid: "maelle",
      state: "waiting",
    });
    const report = freshReport({}, photosOf(theirs));
    const child = freshMeToo(report, { dependsOn: report.id });
    expect(await submit(yann, report, child)).toMatchObject([
      { state: "refused", refusal: { code: "photo_taken" } },
      { state: "refused", refusal: { code: "unknown_subject" } },
    ]);
  });
});
