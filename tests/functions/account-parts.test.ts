import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ifThere } from "../../functions/src/access/if-there.ts";
import { added } from "../../functions/src/users/adopt-quota.ts";
import { maySayByWhom } from "../../functions/src/users/leave-signature.ts";
import { bringsPhotos, byEachReceipt } from "../../functions/src/users/own-contents.ts";
import { isoOf, plain, withPhotoPaths } from "../../functions/src/users/plain-json.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { aReceipt } from "../examples/a-receipt.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

afterEach(() => vi.restoreAllMocks());

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
  const refused = {
    commandId: anIdentifier(1),
    state: "refused",
    refusal: { code: "not_allowed" },
    appliedAt: NOW,
  } as const;
  const receipt = (kind: Command["kind"], over: Partial<Receipt> = {}) => aReceipt({ kind, ...over });

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

  it("is looked at with others, those about one thing one after the other, and all are answered in their order [AUTH-22] [AUTH-23]", async () => {
    const ids = Array.from({ length: 12 }, (_, n) => anIdentifier(20 + n));
    // The first and the third are about one thing.
    const subjectOf = (n: number) => ({ collection: "anomalies", id: ids[n === 2 ? 0 : n] ?? "" }) as const;
    const receipts = ids.map((commandId, n) => aReceipt({ commandId, subject: subjectOf(n) }));
    storedHere(Object.fromEntries(receipts.map((one) => [`users/yann/receipts/${one.commandId}`, one])));
    const [begun, ended]: [string[], string[]] = [[], []];
    const begunBefore = new Map<string, number>();
    const found = await byEachReceipt("yann", async ({ commandId }) => {
      begun.push(commandId);
      begunBefore.set(commandId, ended.length);
      // So that whoever began first ends last.
      for (let turn = ids.length - ids.indexOf(commandId); turn > 0; turn -= 1) await Promise.resolve();
      ended.push(commandId);
      return commandId;
    });
    expect(found).toEqual(ids);
    const [first = "", , third = ""] = ids;
    expect(ended.indexOf(first)).toBeLessThan(begun.indexOf(third));
    // Nine of ten begin at once; the two of the second ten once the first are done with.
    expect([...begunBefore.values()].filter((count) => count === 0)).toHaveLength(9);
    expect(ids.slice(10).map((id) => begunBefore.get(id))).toEqual([10, 10]);
  });

  it("that cannot be looked at ends it once those begun with it are done, and none is begun after [AUTH-22] [AUTH-23]", async () => {
    const ids = Array.from({ length: 12 }, (_, n) => anIdentifier(20 + n));
    const receipts = ids.map((commandId) => {
      const subject = { collection: "anomalies", id: commandId } as const;
      return [`users/yann/receipts/${commandId}`, aReceipt({ commandId, subject })] as const;
    });
    storedHere(Object.fromEntries(receipts));
    const ended: string[] = [];
    const failing = byEachReceipt("yann", async ({ commandId }) => {
      const nth = ids.indexOf(commandId);
      if (nth === 1 || nth === 2) throw new Error(`Number ${nth} failed.`);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      ended.push(commandId);
    });
    await expect(failing).rejects.toThrow("Number 1 failed.");
    expect(ended).toEqual(ids.slice(0, 10).filter((_, nth) => nth !== 1 && nth !== 2));
  });
});
