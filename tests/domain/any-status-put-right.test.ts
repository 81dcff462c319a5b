import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { markDuplicate } from "../../src/domain/anomaly/mark-duplicate.ts";
import { originalOf } from "../../src/domain/anomaly/original-of.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, refused } from "./acts.ts";

const MODERATOR = { actor: aModerator() };

describe("what a moderator puts right", () => {
  const mark = (from: AnomalyStatus, duplicateOf: string | null) =>
    asked("mark-duplicate", { anomalyId: ID, from, duplicateOf });
  const other = anIdentifier(150);

  it.each(ANOMALY_STATUSES.filter(isOpen))("is a duplicate, signed, where it is « %s » [MOD-8]", (status) => {
    const signed = { at: NOW, reason: "", byKind: "moderator", byName: "Solène Rault" };
    expect(after(decided(mark(status, other), { status }, MODERATOR))).toMatchObject({
      status: "duplicate",
      previousStatus: status,
      duplicateOf: other,
      history: [{}, { ...signed, status: "duplicate" }],
    });
  });

  it.each(ANOMALY_STATUSES.filter((status) => !isOpen(status)))(
    "is no duplicate where it is « %s » [MOD-8]",
    (status) => {
      expect(decided(mark(status, other), { status }, MODERATOR)).toEqual(refused("not_possible"));
    },
  );

  it.each(ANOMALY_STATUSES)("goes back to « %s » once it is no duplicate any more [MOD-8]", (status) => {
    const duplicate = { status: "duplicate", duplicateOf: other, previousStatus: status } as const;
    expect(after(decided(mark("duplicate", null), duplicate, MODERATOR)).status).toBe(status);
  });

  it("is taken into account once it is no duplicate and nothing is known of before [MOD-8]", () => {
    const duplicate = { status: "duplicate", duplicateOf: other, previousStatus: null } as const;
    expect(after(decided(mark("duplicate", null), duplicate, MODERATOR))).toMatchObject({
      status: "ack",
      duplicateOf: null,
    });
  });

  it.each(ANOMALY_STATUSES.filter((status) => status !== "duplicate"))(
    "does not leave « %s », which is no duplicate [MOD-8]",
    (status) => {
      const decision = decided(mark(status, null), { status, duplicateOf: other }, MODERATOR);
      expect(decision).toEqual(refused("not_possible"));
    },
  );

  it("is said to be so already, with who had said it [MOD-8, MOD-1]", () => {
    const content = { status: "duplicate", duplicateOf: other } as const;
    expect(decided(mark("new", other), content, MODERATOR)).toMatchObject({
      value: { content: { rev: 1 }, note: { code: "already_done" } },
    });
  });

  it("asks the city for the other report, and leads to it where it is one [MOD-8]", () => {
    const { surroundingsOf } = markDuplicate;
    const payload = { anomalyId: ID, from: "new", duplicateOf: other } as const;
    expect(surroundingsOf(payload)).toEqual({ contents: [{ collection: "anomalies", id: other }] });
    expect(surroundingsOf({ ...payload, duplicateOf: null })).toEqual({ contents: [] });
    expect(originalOf({ status: "duplicate", duplicateOf: other })).toBe(other);
    expect(originalOf({ status: "duplicate", duplicateOf: null })).toBeUndefined();
    expect(originalOf({ status: "new", duplicateOf: other })).toBeUndefined();
  });

  it("is a place by both its numbers, and an address beside it [MOD-8]", () => {
    const { place, address } = anAnomaly();
    const move = (to: typeof place, from = place, at = address) =>
      decided(asked("move-anomaly", { anomalyId: ID, from, place: to, address: at }), {}, MODERATOR);
    const north = { ...place, latE6: place.latE6 + 90 };
    const east = { ...place, lngE6: place.lngE6 + 90 };
    expect(move(place)).toMatchObject({ value: { content: { rev: 1 }, note: {} } });
    for (const to of [north, east]) expect(after(move(to)).place).toEqual(to);
    expect(after(move(place, place, "5 rue du Trégor"))).toMatchObject({
      rev: 2,
      address: "5 rue du Trégor",
    });
    for (const seen of [north, east])
      expect(move(placeOf(48.18, -1.64), seen)).toEqual(refused("changed_meanwhile"));
  });

  it("is a category by both its names [MOD-8]", () => {
    const of = (categoryId: Anomaly["categoryId"], subcategoryId: Anomaly["subcategoryId"]) => ({
      categoryId,
      subcategoryId,
    });
    const seen = of("voirie", "nid-de-poule");
    const to = (next: ReturnType<typeof of>, from = seen) =>
      decided(asked("recategorise-anomaly", { anomalyId: ID, from, ...next }), {}, MODERATOR);
    expect(after(to(of("voirie", "trottoir-abime")))).toMatchObject({
      rev: 2,
      subcategoryId: "trottoir-abime",
    });
    expect(to(of("voirie", "neige-verglas"), of("voirie", "trottoir-abime"))).toEqual(
      refused("changed_meanwhile"),
    );
  });
});
