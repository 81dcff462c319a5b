import { Timestamp } from "firebase-admin/firestore";
import type { UserRecord } from "firebase-admin/auth";
import { describe, expect, it } from "vitest";
import { summaryOf } from "../../functions/src/admin/reads/account-summary.ts";
import { momentIn, saidOf } from "../../functions/src/admin/reads/moment-cursor.ts";
import { waitingItemOf } from "../../functions/src/admin/reads/service.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

describe("an account as administrators read it", () => {
  const record = {
    email: "yann@exemple.fr",
    emailVerified: true,
    customClaims: { isAdmin: true, moderatorOfCities: { "35024": true } },
  } as unknown as UserRecord;
  const profile = {
    displayName: "Yann",
    cityId: "35024",
    createdAt: Timestamp.fromMillis(NOW),
    isDisabled: true,
    disabledReason: "Insultes",
    disabledUntil: Timestamp.fromMillis(NOW + 5),
    closed: "deleted",
    isAdmin: false,
  };

  it("is what the provider says of its roles and address, and what its profile says of the rest [ADM-2]", () => {
    expect(summaryOf(aSnapshot("users/yann", profile), record)).toEqual({
      uid: "yann",
      email: "yann@exemple.fr",
      isConfirmed: true,
      displayName: "Yann",
      cityId: "35024",
      createdAt: NOW,
      isAdmin: true,
      moderatorOfCities: ["35024"],
      closed: "deleted",
      isDisabled: true,
      disabledReason: "Insultes",
      disabledUntil: NOW + 5,
    });
  });

  it("is nothing that nobody said, and nothing that cannot be so [ADM-2]", () => {
    const nothing = {
      uid: "yann",
      email: "",
      isConfirmed: false,
      displayName: "",
      cityId: null,
      createdAt: null,
      isAdmin: false,
      moderatorOfCities: [],
      isDisabled: false,
      disabledReason: "",
      disabledUntil: null,
    };
    expect(summaryOf(aSnapshot("users/yann"), undefined)).toEqual(nothing);
    const strange = {
      displayName: 1,
      cityId: "France",
      createdAt: "x",
      isDisabled: "true",
      closed: "perhaps",
    };
    expect(summaryOf(aSnapshot("users/yann", strange), undefined)).toEqual(nothing);
    expect(summaryOf(aSnapshot("users/yann", { closed: "adopted" }), undefined)).toMatchObject({
      closed: "adopted",
    });
  });
});

describe("what waits too long as administrators read it", () => {
  const item = (content: unknown) =>
    waitingItemOf(
      aSnapshot("cities/35024/moderation/1", {
        cityId: "35024",
        collection: "ideas",
        content,
        waitingSince: NOW,
      }),
    );

  it("is where it is, since when, and how it begins [ADM-6]", () => {
    const about = { id: "1", cityId: "35024", collection: "ideas", since: NOW };
    expect(item({ title: "Un banc", text: "Ici." })).toEqual({ ...about, title: "Un banc", threadId: "" });
    const message = { text: "a".repeat(500), subject: { id: "2" } };
    expect(item(message)).toEqual({ ...about, title: "a".repeat(120), threadId: "2" });
    expect(item(null)).toEqual({ ...about, title: "", threadId: "" });
  });
});

it("Where a page ended is said as finely as the server's clock wrote it [ADM-1]", () => {
  const at = new Timestamp(1_700_000_000, 123_456_789);
  expect(saidOf(at)).toBe("1700000000:123456789");
  expect(momentIn({ value: saidOf(at), id: "a" })).toEqual(at);
  expect(saidOf(NOW)).toBe(String(NOW));
  expect(momentIn({ value: String(NOW), id: "a" })).toBe(NOW);
});
