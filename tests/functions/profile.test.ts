import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { accessProblemOf, actorOf, isDisabled, nameAt } from "../../functions/src/store/profile.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

const profile = (data?: Readonly<Record<string, unknown>>) => aSnapshot("users/yann", data);

describe("the name that goes with what somebody did", () => {
  it("is the one in their profile, and none where it says none [ANO-13]", () => {
    expect(nameAt(profile({ displayName: "Yann" }), NOW)).toBe("Yann");
    for (const data of [undefined, {}, { displayName: 5 }]) expect(nameAt(profile(data), NOW)).toBe("");
  });

  it("is not told of what they did until they hid it, and is told of what they did since [AUTH-35]", () => {
    const hidden = profile({ displayName: "Yann", nameHiddenAt: Timestamp.fromMillis(NOW) });
    expect(nameAt(hidden, NOW)).toBe("");
    expect(nameAt(hidden, NOW + 1)).toBe("Yann");
    expect(nameAt(profile({ displayName: "Yann", nameHiddenAt: NOW }), NOW - 1)).toBe("Yann");
  });
});

describe("an account", () => {
  it.each([
    [{ isDisabled: true }, true],
    [{ closed: "adopted" }, true],
    [{ isDisabled: false }, false],
    [{ isDisabled: "true" }, false],
    [undefined, false],
  ])("whose profile is %o is stopped: %s [SEC-16] [P9]", (data, stopped) => {
    expect(isDisabled(profile(data))).toBe(stopped);
    const problem = accessProblemOf(profile(data), { issuedAtS: 1 });
    expect(problem).toBe(stopped ? "account_disabled" : undefined);
  });

  it("is not known by a token of the second in which its rights changed, nor by an older one [SEC-13] [P9]", () => {
    const problem = (issuedAtS: number, rightsSince: unknown = 10) =>
      accessProblemOf(profile({ rightsSince }), { issuedAtS });
    expect([9, 10, 11].map((issuedAtS) => problem(issuedAtS))).toEqual([
      "unauthenticated",
      "unauthenticated",
      undefined,
    ]);
    expect(problem(9, "10")).toBeUndefined();
  });

  it("acts with what the token proves and what the profile says [SEC-5]", () => {
    const roles = { isAdmin: false, moderatorOfCities: ["35024"] };
    const identity = { uid: "yann", isGuest: false, isConfirmed: true, issuedAtS: 1, ...roles };
    const said = { displayName: "Yann", isDisabled: true, uid: "somebody", isAdmin: true };
    const actor = { ...identity, displayName: "Yann", isDisabled: true };
    expect(actorOf(identity, profile(said), NOW)).toEqual(actor);
  });
});
