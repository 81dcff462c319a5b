import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { writeDocument } from "./support/firestore-rest.ts";
import { isAllowed, OPERATIONS } from "./support/operations.ts";
import { emulatorToken, type TokenOf } from "./support/token.ts";

const HOUR_MS = 3_600_000;
const secondsOf = (at: number): number => Math.floor(at / 1000);

/** A moderator of Betton whose role was granted two hours ago, with a token of this minute. */
async function aModerator(profile: object = {}, facts: Partial<TokenOf> = {}) {
  const uid = `moderator-${randomUUID()}`;
  const granted = { createdAt: new Date(), rightsSince: secondsOf(Date.now() - 2 * HOUR_MS) };
  await writeDocument(`users/${uid}`, { ...granted, ...profile });
  const token = emulatorToken({ uid, claims: { moderatorOfCities: { "35024": true } }, ...facts });
  return { uid, reads: async () => isAllowed(await OPERATIONS.page("cities/35024/moderation", token)) };
}

describe("a moderator's token that still lives", () => {
  it("reads what waits while the role lasts [SEC-3]", async () => {
    expect(await (await aModerator()).reads()).toBe(true);
  });

  it("reads nothing once the account was deleted, though the token does not know [P9]", async () => {
    const { uid, reads } = await aModerator();
    await writeDocument(`closed/${uid}`, { expireAt: new Date() });
    expect(await reads()).toBe(false);
  });

  it.each([
    ["closed", { closed: "deleted" }],
    ["adopted", { closed: "adopted" }],
    ["disabled", { isDisabled: true }],
  ])("reads nothing once the account is %s [P9]", async (_, profile) => {
    expect(await (await aModerator(profile)).reads()).toBe(false);
  });

  it("reads nothing that was made before the rights last changed, nor in that very second [P9]", async () => {
    const now = Date.now();
    const at = now - HOUR_MS;
    expect(await (await aModerator({ rightsSince: secondsOf(now) }, { at })).reads()).toBe(false);
    expect(await (await aModerator({ rightsSince: secondsOf(at) }, { at })).reads()).toBe(false);
    expect(await (await aModerator({ rightsSince: secondsOf(at) - 1 }, { at })).reads()).toBe(true);
  });

  it("reads nothing for an address that nobody confirmed [SEC-12]", async () => {
    expect(await (await aModerator({}, { confirmed: false })).reads()).toBe(false);
  });
});
