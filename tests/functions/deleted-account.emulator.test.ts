import { beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { commit, isAllowed } from "../rules/support/operations.ts";
import { creation } from "../rules/support/profile-creation.ts";
import { anAccount, disableAccount, provedAgo, type TestAccount } from "./support/accounts.ts";
import {
  countedOf,
  CHECKED_CITY_ID,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { aNamedAccount, ok } from "./support/named-account.ts";
import { call, submit, submitBody, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

/** What each callable answers that writes something for its caller, or tells what is theirs. */
async function statusesOf(caller: TestAccount): Promise<readonly number[]> {
  const asked = [
    ["users-updateProfile", { displayName: "Encore Yann" }],
    ["users-updateUserCity", { cityId: OPEN_CITY_ID }],
    ["cities-createCity", { cityId: OPEN_CITY_ID }],
    ["users-hideMyName", {}],
    ["users-exportMyData", {}],
    ["users-adoptGuest", { accountToken: caller.token }],
  ] as const;
  return Promise.all(asked.map(async ([name, data]) => (await call(name, caller, data)).status));
}

describe("an account the identity provider was told to stop", () => {
  it("is refused at once by the callables too, with the code of the commands [SEC-10, P9]", async () => {
    const yann = await aNamedAccount("Yann");
    await disableAccount(yann);
    expect(await statusesOf(yann)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await call("users-updateProfile", yann, { displayName: "Encore Yann" })).toMatchObject({
      body: { error: { message: "account_disabled", status: "PERMISSION_DENIED" } },
    });
    expect(await readDocument(`users/${yann.uid}`)).toMatchObject({ displayName: "Yann" });
  });
});

describe("a deleted account", () => {
  it("leaves its reports without an author, its marks off, and nothing of its own [AUTH-23, P10]", async () => {
    const yann = await aNamedAccount("Yann");
    const photoId = newIdentifier();
    const [open, checked] = [
      freshReport({}, { showName: true, ...photosOf(photoId) }),
      freshReport({ cityId: CHECKED_CITY_ID }, { showName: true }),
    ];
    const others = freshReport();
    await submitOne(await anAccount(), others);
    await submit(yann, open, checked, freshMeToo(others));
    const photoPath = `cities/${OPEN_CITY_ID}/photos/${photoId}`;
    expect(await readDocument(photoPath)).toMatchObject({ uid: yann.uid });
    await ok("users-deleteMyAccount", yann);
    expect(await readDocument(photoPath)).toMatchObject({ uid: "" });
    expect(await publishedOf(open)).toMatchObject({
      authorId: "",
      authorName: "",
      authorKind: "deleted",
      title: open.payload.title,
    });
    expect(await countedOf(open)).toMatchObject({ follow: 0 });
    expect(await wholeOf(checked)).toMatchObject({ authorId: "", authorName: "" });
    expect(await countedOf(others)).toMatchObject({ "me-too": 0 });
    expect(await readDocument(`users/${yann.uid}`)).toBeUndefined();
    expect(await readCollection(`users/${yann.uid}/receipts`)).toEqual([]);
    expect(await readCollection(`users/${yann.uid}/cities`)).toEqual([]);
    expect((await submitBody(yann, { commands: [freshReport()] })).status).toBe(401);
    await ok("users-deleteMyAccount", yann);
  });

  it("writes nothing any more with a token that still lives on another device [SEC-10, SEC-11, P9]", async () => {
    const yann = await aNamedAccount("Yann");
    await ok("users-deleteMyAccount", yann);
    expect(await statusesOf(yann)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(isAllowed(await commit(yann.token, [creation(`users/${yann.uid}`)]))).toBe(false);
    expect(await readDocument(`users/${yann.uid}`)).toBeUndefined();
    expect(await readCollection(`users/${yann.uid}/cities`)).toEqual([]);
  });

  it("keeps, of a person, nothing but a mark that ends by itself [SEC-11, AUTH-23]", async () => {
    const yann = await aNamedAccount("Yann");
    const before = Date.now();
    await ok("users-deleteMyAccount", yann);
    const mark = await readDocument(`closed/${yann.uid}`);
    expect(Object.keys(mark ?? {})).toEqual(["expireAt"]);
    expect(mark?.["expireAt"]).toBeGreaterThan(before + HOUR_MS);
  });

  it("is asked for by somebody who proved who they are in the last minutes [AUTH-21]", async () => {
    const yann = await aNamedAccount("Yann");
    const long = await provedAgo(yann, 16 * MINUTE_MS);
    expect(await call("users-deleteMyAccount", long, {})).toMatchObject({
      status: 400,
      body: { error: { message: "requires_recent_login" } },
    });
    expect(await readDocument(`users/${yann.uid}`)).toMatchObject({ displayName: "Yann" });
    expect((await call("users-deleteMyAccount", undefined, {})).status).toBe(401);
    expect((await call("users-deleteMyAccount", await anAccount(), { uid: "resident-yann" })).status).toBe(
      400,
    );
  });
});
