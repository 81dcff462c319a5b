import type { KeptMark } from "../../src/domain/account/marks.ts";
import { followOn, meTooOn } from "../examples/marks.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { readCollection, readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  authorOf,
  CHECKED_CITY_ID,
  freshFollow,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  countedOf,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { aNamedAccount, ok } from "./support/named-account.ts";
import { call, submit, submitBody, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("the display name", () => {
  it("is kept, tidied, for what is written from then on [AUTH-20]", async () => {
    const yann = await aNamedAccount("  Yann Le Goff ");
    expect(await readDocument(`users/${yann.uid}`)).toMatchObject({ displayName: "Yann Le Goff", rev: 1 });
    const report = freshReport({}, { showName: true });
    await submitOne(yann, report);
    expect(await publishedOf(report)).toMatchObject({ authorName: "Yann Le Goff" });
  });

  it("has at most 40 characters, of those that can be read [FORM-2, FORM-3]", async () => {
    const yann = await anAccount();
    expect((await call("users-updateProfile", yann, { displayName: "é".repeat(40) })).status).toBe(200);
    expect((await call("users-updateProfile", yann, { displayName: "é".repeat(41) })).status).toBe(400);
    expect((await call("users-updateProfile", yann, { displayName: "Ya\u202Enn" })).status).toBe(400);
    expect((await call("users-updateProfile", yann, { displayName: "Yann", isAdmin: true })).status).toBe(
      400,
    );
    expect((await call("users-updateProfile", undefined, { displayName: "Yann" })).status).toBe(401);
  });

  it("leaves every report of its owner at « Masquer mon nom partout », and nobody else's [ANO-13]", async () => {
    const yann = await aNamedAccount("Yann");
    const anna = await aNamedAccount("Anna");
    const [shown, checked] = [
      freshReport({}, { showName: true }),
      freshReport({ cityId: CHECKED_CITY_ID }, { showName: true }),
    ];
    const hers = freshReport({}, { showName: true });
    await submit(yann, shown, checked);
    await submitOne(anna, hers);
    await ok("users-hideMyName", yann);
    const published = await publishedOf(shown);
    expect(published).toMatchObject({ authorName: "", rev: 2 });
    expect(await authorOf(shown)).toBe(yann.uid);
    expect(published?.history.map(({ byName }) => byName)).toEqual([""]);
    expect(await wholeOf(checked)).toMatchObject({ authorName: "" });
    expect(await publishedOf(hers)).toMatchObject({ authorName: "Anna" });
    await ok("users-hideMyName", yann);
    expect(await publishedOf(shown)).toMatchObject({ rev: 2 });
  });

  it("is not on what they had asked for before, wherever it waited, but on what they ask for since [AUTH-35, ANO-13]", async () => {
    const yann = await aNamedAccount("Yann");
    const waited = freshReport({}, { showName: true });
    await ok("users-hideMyName", yann);
    await submitOne(yann, waited);
    expect(await publishedOf(waited)).toMatchObject({ authorName: "" });
    const since = freshReport({ performedAt: Date.now() + MINUTE_MS }, { showName: true });
    await submitOne(yann, since);
    expect(await publishedOf(since)).toMatchObject({ authorName: "Yann" });
  });
});

describe("a guest whose address has an account already", () => {
  it("hands over reports, photos, receipts and lists, once [F57, P2, P10]", async () => {
    const noemie = await aGuestAccount();
    const yann = await anAccount();
    const others = freshReport();
    await submitOne(await anAccount(), others);
    const photoId = newIdentifier();
    const open = freshReport({}, photosOf(photoId));
    const checked = freshReport({ cityId: CHECKED_CITY_ID });
    await submit(noemie, open, checked, freshMeToo(others), freshFollow(others));
    await submit(yann, freshFollow(others));
    expect(await countedOf(others)).toMatchObject({ "me-too": 1, follow: 3 });

    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });

    const published = await publishedOf(open);
    expect(published).toMatchObject({ authorKind: "resident" });
    expect(await authorOf(open)).toBe(yann.uid);
    expect(parseAnomaly(published).ok).toBe(true);
    expect(await wholeOf(checked)).toMatchObject({ authorId: yann.uid });
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`)).toMatchObject({ uid: yann.uid });
    expect(await readDocument(`users/${yann.uid}/receipts/${checked.id}`)).toMatchObject({
      content: { authorId: yann.uid, title: checked.payload.title },
    });
    expect(await readCollection(`users/${noemie.uid}/receipts`)).toEqual([]);
    const kept = await readDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`);
    expect(kept).toMatchObject({ contributions: { anomalies: 1 } });
    const marks = (kept?.["marks"] as KeptMark[] | undefined)?.map(({ kind, subject }) => ({
      kind,
      subject,
    }));
    expect(new Set(marks)).toEqual(new Set([...meTooOn(others.id), ...followOn(others.id, open.id)]));
    expect(await countedOf(others)).toMatchObject({ "me-too": 1, follow: 2 });
  });

  it("leaves a photo that a moderator put there, and sends later, the moderator’s [F57] [MOD-16]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const [mine, masked] = [newIdentifier(), newIdentifier()];
    await submitOne(noemie, freshReport({}, photosOf(mine, masked)));
    const path = (id: string) => `cities/${OPEN_CITY_ID}/photos/${id}`;
    await writeDocument(path(masked), { ...(await readDocument(path(masked))), uid: "a-moderator" });
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await readDocument(path(mine))).toMatchObject({ uid: yann.uid });
    expect(await readDocument(path(masked))).toMatchObject({ uid: "a-moderator" });
    await ok("users-deleteMyAccount", yann);
    expect(await readDocument(path(mine))).toMatchObject({ uid: "" });
    expect(await readDocument(path(masked))).toMatchObject({ uid: "a-moderator" });
  });

  it("hands over what version 0.1 noted without saying when, to an account that said nothing of it [F57, P10]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const membership = { ...emptyMembership(OPEN_CITY_ID, Date.now()), updatedAt: new Date() };
    const marks = followOn(newIdentifier());
    await writeDocument(`users/${noemie.uid}/cities/${OPEN_CITY_ID}`, { ...membership, marks });
    await writeDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`, membership);
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await readDocument(`users/${yann.uid}/cities/${OPEN_CITY_ID}`)).toMatchObject({ marks });
  });

  it("answers a command sent again under the account from the guest's receipt [OFF-4, P2]", async () => {
    const noemie = await aGuestAccount();
    const yann = await anAccount();
    const report = freshReport();
    const first = await submitOne(noemie, report);
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await submitOne(yann, report)).toEqual(first);
  });

  it("sends nothing as a guest any more: what comes late waits for the account [P1]", async () => {
    const noemie = await aGuestAccount();
    const yann = await anAccount();
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    const late = freshReport();
    expect((await submitBody(noemie, { commands: [late] })).status).toBe(403);
    expect(await submitOne(yann, late)).toMatchObject({ state: "applied" });
  });

  it("is adopted only with both proofs, and by one account only [SEC-5, F57]", async () => {
    const noemie = await aGuestAccount();
    const [yann, anna] = [await anAccount(), await anAccount()];
    const report = freshReport();
    await submitOne(noemie, report);
    const adopt = (caller: TestAccount | undefined, accountToken: string) =>
      call("users-adoptGuest", caller, { accountToken });
    expect((await adopt(undefined, yann.token)).status).toBe(401);
    expect((await adopt(noemie, "a.b.c")).status).toBe(401);
    expect((await adopt(noemie, (await aGuestAccount()).token)).status).toBe(400);
    expect((await adopt(anna, yann.token)).status).toBe(400);
    expect(await authorOf(report)).toBe(noemie.uid);
    expect((await adopt(noemie, yann.token)).status).toBe(200);
    expect((await adopt(noemie, anna.token)).status).toBe(403);
    expect(await authorOf(report)).toBe(yann.uid);
  });

  it("is not adopted by a token from before the account’s rights changed [P9]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const rightsSince = Math.floor(Date.now() / 1000) + 1;
    await writeDocument(`users/${yann.uid}`, { createdAt: new Date(), rightsSince });
    const answer = await call("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(answer).toMatchObject({ status: 401, body: { error: { message: "unauthenticated" } } });
  });

  it("is not adopted into an account that was disabled [P9]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const report = freshReport();
    await submitOne(noemie, report);
    await writeDocument(`users/${yann.uid}`, { createdAt: new Date(), isDisabled: true });
    expect((await call("users-adoptGuest", noemie, { accountToken: yann.token })).status).toBe(403);
    expect(await authorOf(report)).toBe(noemie.uid);
  });

  it("takes nothing along when an administrator disabled them [P9]", async () => {
    const noemie = await aGuestAccount();
    const yann = await anAccount();
    await writeDocument(`users/${noemie.uid}`, { createdAt: new Date(), isDisabled: true });
    expect((await call("users-adoptGuest", noemie, { accountToken: yann.token })).status).toBe(403);
  });
});
