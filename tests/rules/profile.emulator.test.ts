import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nameOf, writeDocument } from "./support/firestore-rest.ts";
import { commit, isAllowed, OPERATIONS, writeOf } from "./support/operations.ts";
import { creation, NOW_TRANSFORM } from "./support/profile-creation.ts";
import { emulatorToken } from "./support/token.ts";

const SMUGGLED = [
  "isAdmin",
  "isDisabled",
  "moderatorOfCities",
  "cityId",
  "displayName",
  "email",
  "rev",
  "updatedAt",
  "uid",
  "__proto__",
  "constructor",
  "quota",
];

function aNewcomer() {
  const uid = `newcomer-${randomUUID()}`;
  return { uid, path: `users/${uid}`, token: emulatorToken({ uid, provider: "anonymous" }) };
}

describe("the profile of a newcomer", () => {
  it("is created with createdAt alone [AUTH-2]", async () => {
    const { path, token } = aNewcomer();
    expect(isAllowed(await commit(token, [creation(path)]))).toBe(true);
  });

  it("is created once: the second write changes what functions keep there [SEC-1]", async () => {
    const { path, token } = aNewcomer();
    await commit(token, [creation(path)]);
    const again = { ...writeOf(path, {}), updateTransforms: [NOW_TRANSFORM] };
    expect(isAllowed(await commit(token, [again]))).toBe(false);
  });

  it("cannot be taken away to be made anew [SEC-1]", async () => {
    const { path, token } = aNewcomer();
    await writeDocument(path, { createdAt: new Date(), isDisabled: true });
    expect(isAllowed(await commit(token, [{ delete: nameOf(path) }, creation(path)]))).toBe(false);
  });

  it("is not made anew where the account was deleted, whatever token still lives [SEC-11]", async () => {
    const { uid, path, token } = aNewcomer();
    await writeDocument(`closed/${uid}`, { expireAt: new Date() });
    expect(isAllowed(await commit(token, [creation(path)]))).toBe(false);
    expect(isAllowed(await commit(token, [{ delete: nameOf(`closed/${uid}`) }, creation(path)]))).toBe(false);
    expect(isAllowed(await OPERATIONS.get(`closed/${uid}`, token))).toBe(false);
  });

  it.each(SMUGGLED)("does not carry %s [SEC-6]", async (field) => {
    const { path, token } = aNewcomer();
    const write = creation(path, JSON.parse(`{ ${JSON.stringify(field)}: true }`) as object);
    expect((await commit(token, [write])).status).not.toBe(200);
  });

  it("is not made for somebody else [SEC-1]", async () => {
    const { path } = aNewcomer();
    expect(isAllowed(await commit(aNewcomer().token, [creation(path)]))).toBe(false);
  });

  it("is not made by nobody [SEC-1]", async () => {
    expect(isAllowed(await commit(undefined, [creation(aNewcomer().path)]))).toBe(false);
  });

  it("is not made without createdAt [AUTH-2]", async () => {
    const { path, token } = aNewcomer();
    expect(isAllowed(await commit(token, [writeOf(path, {})]))).toBe(false);
  });

  it.each([
    ["the device's clock", new Date()],
    ["the past", new Date("2020-01-01")],
    ["the future", new Date("2050-01-01")],
    ["a text", "2026-11-20T12:00:00Z"],
    ["a number", Date.now()],
    ["a map", { seconds: 1 }],
    ["a list", [1]],
    ["nothing", null],
    ["half a number", 0.5],
  ])("does not take its createdAt from %s [AUTH-2]", async (_, createdAt) => {
    const { path, token } = aNewcomer();
    expect(isAllowed(await commit(token, [writeOf(path, { createdAt })]))).toBe(false);
  });

  it.each([
    { fieldPath: "createdAt", increment: { integerValue: "1" } },
    { fieldPath: "createdAt", appendMissingElements: { values: [{ booleanValue: true }] } },
    { fieldPath: "createdAt.at", setToServerValue: "REQUEST_TIME" },
    { fieldPath: "rev", increment: { integerValue: "9999" } },
  ])("does not take its createdAt from the transform %j [SEC-1]", async (transform) => {
    const { path, token } = aNewcomer();
    const write = { ...writeOf(path, {}), updateTransforms: [transform] };
    expect(isAllowed(await commit(token, [write]))).toBe(false);
  });

  it("is refused whole when a second write of the same batch is not allowed [SEC-1]", async () => {
    const { uid, path, token } = aNewcomer();
    const batch = [creation(path), writeOf(`users/${uid}/receipts/r1`, { state: "applied" })];
    expect(isAllowed(await commit(token, batch))).toBe(false);
    expect((await OPERATIONS.get(path, token)).status).toBe(404);
  });
});
