import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { mailDocument, placeName } from "../../functions/src/notifications/mail-document.ts";
import { personIn } from "../../functions/src/store/person-in.ts";
import { membershipIn } from "../../functions/src/store/membership-in.ts";
import { dataOf, trusted } from "../../functions/src/store/read-document.ts";
import { suspensionOf } from "../../functions/src/store/suspension-of.ts";
import { wholeMembership } from "../../src/domain/account/membership.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

const at = Timestamp.fromMillis(NOW);

describe("a stored document", () => {
  it("is read with its instants as numbers, and as nothing where there is none [P10]", () => {
    expect(dataOf(aSnapshot("x", { at, name: "Yann", none: null }))).toEqual({
      at: NOW,
      name: "Yann",
      none: null,
    });
    expect(dataOf(aSnapshot("x"))).toBeUndefined();
  });

  it("that nobody else could have written is named where it does not parse [SEC-7]", () => {
    const snapshot = aSnapshot("cities/35024/threads/x", {});
    expect(trusted(snapshot, { ok: true, value: 7 })).toBe(7);
    expect(() => trusted(snapshot, { ok: false, problem: [] })).toThrow(
      "cities/35024/threads/x does not parse.",
    );
  });
});

describe("what a person keeps of a commune", () => {
  it("is whole, and of the commune whose document it is [AUTH-7]", () => {
    const kept = membershipIn(aSnapshot("users/yann/cities/35024", { cityName: "Betton", rev: 3 }));
    expect(kept).toEqual(wholeMembership({ cityId: "35024", cityName: "Betton", rev: 3 }));
    expect(membershipIn(aSnapshot("users/yann/cities/35024"))).toBeUndefined();
  });

  it("says whose it is, also of whoever keeps nothing [NOT-1]", () => {
    const kept = (data?: object) => {
      const document = aSnapshot("users/yann/cities/35024", data as Readonly<Record<string, unknown>>);
      return personIn(Object.assign(document, { ref: { parent: { parent: { id: "yann" } } } }));
    };
    expect(kept({ cityName: "Betton" })).toEqual({
      uid: "yann",
      membership: wholeMembership({ cityId: "35024", cityName: "Betton" }),
    });
    const rootless = aSnapshot("cities/35024");
    expect(personIn(Object.assign(rootless, { ref: { parent: { parent: null } } })).uid).toBe("");
    expect(kept()).toEqual({ uid: "yann", membership: wholeMembership({ cityId: "35024" }) });
  });
});

it("Whoever was stopped reads why and until when, as far as it was said [SEC-16]", () => {
  const told = (data?: object) => suspensionOf(aSnapshot("users/yann", data as never));
  expect(told({ disabledReason: "Insultes", disabledUntil: at })).toEqual({ reason: "Insultes", until: NOW });
  for (const none of [undefined, {}, { disabledReason: 5, disabledUntil: "demain" }, { disabledUntil: null }])
    expect(told(none)).toEqual({ reason: "", until: null });
});

describe("an e-mail that waits", () => {
  it("is for one address, says whose it is, and goes after a month [NOT-10] [AUTH-23]", () => {
    const message = { subject: "Parvis", text: "Bonjour," };
    expect(mailDocument({ uid: "yann", email: "yann@exemple.fr" }, message, NOW)).toEqual({
      to: ["yann@exemple.fr"],
      message,
      uid: "yann",
      expireAt: new Date(NOW + 30 * DAY_MS),
    });
  });

  it("names the commune where the person opened it once [NOT-10]", () => {
    expect([placeName("Betton"), placeName("")]).toEqual(["Betton", "votre commune"]);
  });
});
