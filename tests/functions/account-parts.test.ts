import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { ifThere } from "../../functions/src/access/if-there.ts";
import { added } from "../../functions/src/users/adopt-quota.ts";
import { maySayByWhom } from "../../functions/src/users/leave-signature.ts";
import { bringsPhotos } from "../../functions/src/users/own-contents.ts";
import { isoOf, plain, withPhotoPaths } from "../../functions/src/users/plain-json.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const INSTANT = Timestamp.fromMillis(NOW);

describe("an account that the identity provider", () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

  it("knows, or has no more, is told apart from one that it says nothing of [SEC-10]", async () => {
    expect(await ifThere(Promise.resolve({ uid: "yann" }))).toEqual({ uid: "yann" });
    expect(await ifThere(failing("auth/user-not-found"))).toBeUndefined();
    await expect(ifThere(failing("auth/internal-error"))).rejects.toThrow("auth/internal-error");
  });
});

describe("what a person takes out", () => {
  it("has instants as texts, however deep, and everything else as it is [AUTH-22]", () => {
    const stored = {
      at: INSTANT,
      list: [INSTANT, { at: INSTANT }],
      text: "a",
      none: null,
      one: 1,
      yes: true,
    };
    const iso = new Date(NOW).toISOString();
    const taken = { ...stored, at: iso, list: [iso, { at: iso }] };
    expect(plain(stored)).toEqual(taken);
    expect(plain(undefined)).toBeUndefined();
    expect(isoOf("Thu, 12 Mar 2026 17:04:00 GMT")).toBe("2026-03-12T17:04:00.000Z");
    expect([undefined, ""].map(isoOf)).toEqual([null, null]);
  });

  it("says where each photo is fetched, without what only the app reads [AUTH-22]", () => {
    const photo = {
      id: anIdentifier(7),
      alt: "Le trou",
      state: "stored",
      thumb: "data:image/jpeg;base64,aa",
    } as const;
    const content = anAnomaly({ photos: [photo] });
    expect(withPhotoPaths(content)).toEqual({
      ...content,
      photos: [{ alt: "Le trou", state: "stored", path: `/photos/${content.cityId}/${photo.id}` }],
    });
  });
});

it("What a guest counted is added to the account's, each number and each list, and ends when it did [ANO-6] [F57]", () => {
  const expireAt = INSTANT;
  const times = { "post-message": [1, 2] };
  const counted = {
    "report-anomaly": 2,
    arrived: { "report-anomaly": 3 },
    times,
    refused: 1,
    expireAt,
    no: null,
  };
  expect(added(counted)).toEqual({
    "report-anomaly": FieldValue.increment(2),
    arrived: { "report-anomaly": FieldValue.increment(3) },
    times: { "post-message": FieldValue.arrayUnion(1, 2) },
    refused: FieldValue.increment(1),
    expireAt,
    no: null,
  });
});

describe("a receipt", () => {
  const applied = {
    commandId: anIdentifier(1),
    state: "applied",
    rev: 1,
    number: "",
    appliedAt: NOW,
  } as const;
  const refused = {
    commandId: anIdentifier(1),
    state: "refused",
    refusal: { code: "not_allowed" },
    appliedAt: NOW,
  } as const;
  const receipt = (kind: Command["kind"], over: Partial<Receipt> = {}): Receipt => ({
    commandId: anIdentifier(1),
    kind,
    cityId: "35024",
    subject: { collection: "anomalies", id: anIdentifier(2) },
    outcome: applied,
    content: null,
    day: "2026-01-01",
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
    ...over,
  });

  it("leads to a decision that may name who took it, where it is about a content and was obeyed [AUTH-35]", () => {
    expect(maySayByWhom(receipt("change-status"))).toBe(true);
    expect(maySayByWhom(receipt("me-too-anomaly"))).toBe(false);
    expect(maySayByWhom(receipt("change-status", { outcome: refused }))).toBe(false);
    const ofCity = { subject: { collection: "cities", id: "35024" } } as const;
    expect(maySayByWhom(receipt("update-city-settings", ofCity))).toBe(false);
  });

  it("leads to photos of theirs, where it was obeyed and its kind brings some [AUTH-23]", () => {
    expect(bringsPhotos(receipt("change-status"))).toBe(true);
    expect(bringsPhotos(receipt("change-status", { outcome: refused }))).toBe(false);
    expect(bringsPhotos(receipt("me-too-anomaly"))).toBe(false);
  });
});
