import { followOn } from "../examples/marks.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, aModeratorAccount, disableAccount } from "./support/accounts.ts";
import {
  authorOf,
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { submitBody, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("a report that reaches the city", () => {
  it("is published under the id of its command, with a number of the year [ANO-1] [ANO-11] [SEC-15]", async () => {
    const yann = await anAccount();
    const report = freshReport({}, { showName: true });
    const outcome = await submitOne(yann, report);
    const published = await publishedOf(report);
    expect(outcome).toMatchObject({ commandId: report.id, state: "applied", rev: 1 });
    expect(published).toMatchObject({ title: report.payload.title, status: "new" });
    expect(JSON.stringify(published)).not.toContain(yann.uid);
    expect(await authorOf(report)).toBe(yann.uid);
    expect(published?.number).toMatch(/^20\d\d-\d{4,}$/u);
    expect(outcome).toHaveProperty("number", published?.number);
    expect(parseAnomaly(published).ok).toBe(true);
  });

  it("leaves a receipt, a place for each photo, and what its author keeps of the city [PHO-4] [ANO-7]", async () => {
    const yann = await anAccount();
    const photoId = newIdentifier();
    const report = freshReport({}, photosOf(photoId));
    const outcome = await submitOne(yann, report);
    expect(await readDocument(`users/${yann.uid}/receipts/${report.id}`)).toMatchObject({
      commandId: report.id,
      cityId: OPEN_CITY_ID,
      outcome,
      content: null,
      rev: 1,
    });
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`)).toEqual({
      subject: { collection: "anomalies", id: report.id },
      uid: yann.uid,
      state: "waiting",
    });
    expect(await readDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`)).toMatchObject({
      cityName: "Rennes",
      marks: followOn(report.id),
      contributions: { anomalies: 1 },
    });
  });

  it("waits for a moderator when a guest wrote it: others see the pin only [ANO-3] [ANO-4]", async () => {
    const noemie = await aGuestAccount();
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(noemie, report);
    const published = await publishedOf(report);
    expect(published).toMatchObject({
      visibility: "pending",
      title: "",
      description: "",
      authorId: "",
      photos: [],
    });
    expect(published?.place).toEqual(report.payload.place);
    expect(await wholeOf(report)).toMatchObject({ title: report.payload.title, authorId: noemie.uid });
    const receipt = await readDocument(`users/${noemie.uid}/receipts/${report.id}`);
    expect(receipt?.["content"]).toMatchObject({ title: report.payload.title });
  });

  it("keeps even its place from others when only the town hall may see it [ANO-5]", async () => {
    const report = freshReport({}, { onlyTownHall: true });
    await submitOne(await anAccount(), report);
    expect(await publishedOf(report)).toMatchObject({
      visibility: "private",
      title: "",
      place: { latE6: 0, lngE6: 0 },
    });
    expect(await wholeOf(report)).toMatchObject({ title: report.payload.title, place: report.payload.place });
  });

  it("is public at once when a moderator of that city wrote it [AUTH-5]", async () => {
    const solene = await aModeratorAccount(CHECKED_CITY_ID);
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(solene, report);
    expect(await publishedOf(report)).toMatchObject({ visibility: "public", authorKind: "moderator" });
  });

  it("is a resident's for someone whose claims are truthy but not true [AUTH-5]", async () => {
    const account = await anAccount({
      claims: { isAdmin: "true", moderatorOfCities: { [CHECKED_CITY_ID]: 1 } },
    });
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(account, report);
    expect(await wholeOf(report)).toMatchObject({ visibility: "pending", authorKind: "resident" });
  });

  it("makes up for a profile that was never written [F60]", async () => {
    const account = await aGuestAccount();
    await submitOne(account, freshReport());
    expect(await readDocument(`users/${account.uid}`)).toMatchObject({ rev: 1 });
  });
});

describe("an answer", () => {
  it("is kept by no cache, and read as nothing but what it says it is", async () => {
    const { headers } = await submitBody(await aGuestAccount(), { commands: [] });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("an account that lost its rights", () => {
  it("is refused whole, and nothing is written, once its profile is disabled [P9] [F55]", async () => {
    const account = await anAccount();
    await writeDocument(`users/${account.uid}`, { createdAt: new Date(), isDisabled: true });
    const report = freshReport();
    const answer = await submitBody(account, { commands: [report] });
    expect(answer).toMatchObject({ status: 403, body: { error: "account_disabled" } });
    expect(await publishedOf(report)).toBeUndefined();
    expect(await readDocument(`users/${account.uid}/receipts/${report.id}`)).toBeUndefined();
  });

  it("is refused once the identity provider disabled it, though its token still runs [P9] [OFF-7]", async () => {
    const account = await anAccount();
    await disableAccount(account);
    const answer = await submitBody(account, { commands: [freshReport()] });
    expect(answer).toMatchObject({ status: 403, body: { error: "account_disabled" } });
  });

  it.each([
    ["no token", undefined],
    ["a word", { token: "bonjour" }],
    ["something like a token", { token: "e30.e30.e30" }],
    ["three points", { token: "..." }],
    ["a token of another project", { token: foreignToken() }],
  ])("is asked to sign in again with %s [SEC-5]", async (_, caller) => {
    const answer = await submitBody(caller, { commands: [freshReport()] });
    expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  });
});

function foreignToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    aud: "other",
    iss: "https://securetoken.google.com/other",
    sub: "x",
    iat: now,
    exp: now + 60,
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}
