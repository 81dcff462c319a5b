import { describe, expect, it } from "vitest";
import { cityClock } from "../../../src/clock/city-clock.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { tokenOf, tokenSince } from "../../../src/remote/auth/token-of.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { takeClock } from "../../support/take-clock.ts";

/** An identity provider where this person is signed in; renewing a token needs the network. */
function aProvider(uid: string | undefined, { offline = false, issuedAt = Date.now() } = {}) {
  const getIdTokenResult = async (force?: boolean) => {
    if (force === true && offline) throw new Error("no network");
    const token = force === true ? `new token of ${uid}` : `token of ${uid}`;
    return { token, issuedAtTime: new Date(issuedAt).toUTCString() } as never;
  };
  return {
    authStateReady: () => Promise.resolve(),
    currentUser: uid === undefined ? null : { uid, getIdTokenResult },
  };
}

describe("the token a request carries", () => {
  it("is that of the account that asked [OFF-5]", async () => {
    expect(await tokenOf(aProvider("anne"), false, "anne")).toBe("token of anne");
  });

  it("is never another's, whom another tab has signed in meanwhile [P8]", async () => {
    expect(await tokenOf(aProvider("yann"), false, "anne")).toBeUndefined();
    expect(await tokenOf(aProvider("yann"), true, "anne")).toBeUndefined();
  });

  it("is the signed-in user's when only the claims are refreshed [CITY-5]", async () => {
    expect(await tokenOf(aProvider("yann"), true)).toBe("new token of yann");
  });

  it("is undefined without an account, or when it cannot be renewed [OFF-5]", async () => {
    expect(await tokenOf(aProvider(undefined), false, "anne")).toBeUndefined();
    expect(await tokenOf(aProvider("anne", { offline: true }), true, "anne")).toBeUndefined();
  });

  it("says what time it is in the city when it was just made, and not when it was kept [LAND-6]", async () => {
    const clock = takeClock();
    cityClock.keepIn(memoryStorage());
    const provider = aProvider("anne", { issuedAt: clock.now() - 2 * DAY_MS });
    await tokenOf(provider, false, "anne");
    expect(cityClock.now()).toBe(clock.now());
    await tokenOf(provider, true, "anne");
    expect(Math.abs(cityClock.now() - clock.now() + 2 * DAY_MS)).toBeLessThan(SECOND_MS);
  });

  it("is the one at hand when it was made after the rights it must tell, and otherwise a new one [ADM-4]", async () => {
    const now = Date.now();
    const provider = aProvider("anne", { issuedAt: now });
    expect(await tokenSince(provider, now - HOUR_MS, "anne")).toBe("token of anne");
    expect(await tokenSince(provider, now + HOUR_MS, "anne")).toBe("new token of anne");
    expect(await tokenSince(provider, now + HOUR_MS, "yann")).toBeUndefined();
  });
});
