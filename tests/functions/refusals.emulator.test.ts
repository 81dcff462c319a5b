import { beforeAll, describe, expect, it } from "vitest";
import { aPost } from "../examples/a-message.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { anAccount } from "./support/accounts.ts";
import {
  authorOf,
  countedOf,
  CHECKED_CITY_ID,
  freshActivity,
  freshIdea,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { submit, submitBody, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("a command that is not one's own", () => {
  it.each(["uid", "authorId", "actor", "isAdmin", "number", "__proto__"])(
    "is refused when it says who acts, by %s [SEC-5] [SEC-6]",
    async (field) => {
      const yann = await anAccount();
      const report = freshReport();
      const outside = JSON.parse(
        JSON.stringify({ ...report, smuggled: "x" }).replace("smuggled", field),
      ) as unknown;
      const inside = {
        ...freshReport(),
        payload: { ...report.payload, [field === "__proto__" ? "rev" : field]: "maelle" },
      };
      expect(await submit(yann, outside, inside)).toMatchObject([
        { commandId: report.id, state: "refused", refusal: { code: "malformed" } },
        { state: "refused", refusal: { code: "invalid" } },
      ]);
      expect(await publishedOf(report)).toBeUndefined();
    },
  );

  it("cannot take the id of somebody else's report [PHO-4]", async () => {
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const again = freshReport({ id: report.id }, { title: "À moi maintenant" });
    expect(await submitOne(await anAccount(), again)).toMatchObject({ refusal: { code: "id_taken" } });
    expect(await publishedOf(report)).toMatchObject({ title: report.payload.title, rev: 1 });
  });

  it("cannot take it for something of another kind either, and become its author [PHO-4] [SEC-15]", async () => {
    const [yann, thief] = [await anAccount(), await anAccount()];
    const report = freshReport();
    await submitOne(yann, report);
    const subject = { collection: "anomalies", id: report.id } as const;
    const envelope = { id: report.id, cityId: OPEN_CITY_ID, performedAt: Date.now() };
    const others = [freshIdea(), freshActivity(null), aPost({ subject })];
    for (const other of others)
      expect(await submitOne(thief, { ...other, ...envelope })).toMatchObject({
        refusal: { code: "id_taken" },
      });
    expect(await authorOf(report)).toBe(yann.uid);
    expect(await readDocument(`cities/${OPEN_CITY_ID}/ideas/${report.id}`)).toBeUndefined();
  });

  it("finds nothing under the id of something of another kind that waits [SEC-5]", async () => {
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(await anAccount(), report);
    const subject = { collection: "ideas", id: report.id } as const;
    const payload = { subject, code: "privacy", text: "" };
    const flag = { ...freshMeToo(report), kind: "flag-content", basedOn: 1, payload };
    expect(await submitOne(await anAccount(), flag)).toMatchObject({ refusal: { code: "unknown_subject" } });
  });

  it("cannot take somebody else's photo, nor one of another report [PHO-4]", async () => {
    const yann = await anAccount();
    const photoId = newIdentifier();
    await submitOne(yann, freshReport({}, photosOf(photoId)));
    const theft = freshReport({}, photosOf(photoId));
    const reuse = freshReport({}, photosOf(newIdentifier(), photoId));
    expect(await submitOne(await anAccount(), theft)).toMatchObject({ refusal: { code: "photo_taken" } });
    expect(await submitOne(yann, reuse)).toMatchObject({ refusal: { code: "photo_taken" } });
    expect(await publishedOf(theft)).toBeUndefined();
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`)).toMatchObject({ uid: yann.uid });
  });

  it("does not reach a report through another city [SEC-5] [F53]", async () => {
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const meToo = freshMeToo({ id: report.id, cityId: CHECKED_CITY_ID });
    expect(await submitOne(await anAccount(), meToo)).toMatchObject({ refusal: { code: "unknown_subject" } });
    expect(await countedOf(report)).toMatchObject({ "me-too": 0 });
  });

  it("does not reach a report that only the town hall may see [ANO-5]", async () => {
    const report = freshReport({}, { onlyTownHall: true });
    await submitOne(await anAccount(), report);
    expect(await submitOne(await anAccount(), freshMeToo(report))).toMatchObject({
      refusal: { code: "unknown_subject" },
    });
  });
});

describe("a call that is not understood", () => {
  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", []],
    ["null", null],
    ["no commands", {}],
    ["commands that are no list", { commands: "tout" }],
    ["an empty list", { commands: [] }],
    ["a field besides", { commands: [freshReport()], uid: "maelle" }],
    ["21 commands", { commands: Array.from({ length: 21 }, () => freshReport()) }],
  ])("is refused whole: %s [SEC-6]", async (_, body) => {
    expect((await submitBody(await anAccount(), body)).status).toBe(400);
  });

  it("is refused whole when it weighs more than twenty commands may [SEC-6]", async () => {
    const answer = await submitBody(await anAccount(), {
      commands: [freshReport()],
      more: "x".repeat(2_100_000),
    });
    expect(answer).toMatchObject({ status: 413, body: { error: "too_large" } });
  });

  it("is refused when it is no POST [SEC-6]", async () => {
    expect((await submitBody(await anAccount(), undefined, { method: "GET" })).status).toBe(405);
  });
});

describe("one bad command among good ones", () => {
  it("is refused alone: each of the others is done [P6] [OFF-6] [F66]", async () => {
    const yann = await anAccount();
    const heavy = { ...freshReport(), more: "x".repeat(101_000) };
    const unknown = { ...freshReport(), kind: "burn-everything" };
    const future = freshReport({}, { observedAt: Date.now() + 3_600_000 });
    const good = [freshReport(), freshReport()] as const;
    const outcomes = await submit(
      yann,
      good[0],
      null,
      7,
      heavy,
      unknown,
      { ...freshReport(), cityId: "France" },
      future,
      good[1],
    );
    expect(outcomes).toMatchObject([
      { commandId: good[0].id, state: "applied" },
      { commandId: "", state: "refused", refusal: { code: "malformed" } },
      { commandId: "", state: "refused", refusal: { code: "malformed" } },
      { commandId: heavy.id, state: "refused", refusal: { code: "too_large" } },
      { commandId: unknown.id, state: "refused", refusal: { code: "unknown_kind" } },
      { state: "refused", refusal: { code: "malformed" } },
      { commandId: future.id, state: "refused", refusal: { code: "observed_in_future" } },
      { commandId: good[1].id, state: "applied" },
    ]);
  });

  it("is told to come again when the city itself fails on it, and leaves no receipt [OFF-5] [F66]", async () => {
    const yann = await anAccount();
    const broken = newIdentifier();
    await writeDocument(`cities/${OPEN_CITY_ID}/anomalies/${broken}`, { id: broken, title: 12 });
    const failing = freshMeToo({ id: broken, cityId: OPEN_CITY_ID });
    const good = freshReport();
    expect(await submit(yann, failing, good)).toMatchObject([
      { commandId: failing.id, state: "retry" },
      { commandId: good.id, state: "applied" },
    ]);
    expect(await readDocument(`users/${yann.uid}/receipts/${failing.id}`)).toBeUndefined();
  });
});
