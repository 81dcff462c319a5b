import { describe, expect, it } from "vitest";
import { tokenOf } from "../../../src/remote/auth/token-of.ts";

/** An identity provider where this person is signed in; renewing a token needs the network. */
function aProvider(uid: string | undefined, { offline = false } = {}) {
  const getIdToken = (force?: boolean) =>
    force === true && offline ? Promise.reject(new Error("no network")) : Promise.resolve(`token of ${uid}`);
  return {
    authStateReady: () => Promise.resolve(),
    currentUser: uid === undefined ? null : { uid, getIdToken },
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
    expect(await tokenOf(aProvider("yann"), true)).toBe("token of yann");
  });

  it("is undefined without an account, or when it cannot be renewed [OFF-5]", async () => {
    expect(await tokenOf(aProvider(undefined), false, "anne")).toBeUndefined();
    expect(await tokenOf(aProvider("anne", { offline: true }), true, "anne")).toBeUndefined();
  });
});
