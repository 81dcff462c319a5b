import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { digestCounts, digestsDue, digestSpan } from "../../../src/domain/notification/digest.ts";
import { NOW } from "../../examples/identifiers.ts";

const told = (id: string, over = {}) => ({
  id,
  kind: "status" as const,
  what: "ack",
  at: NOW,
  mail: true,
  ...over,
});

describe("a summary", () => {
  it("counts what is wanted by e-mail and not read, by kind [NOT-10]", () => {
    const all = [
      told("a"),
      told("b"),
      told("c", { kind: "message" }),
      told("read", { kind: "message" }),
      told("app alone", { mail: false }),
      told("mailed at once", { kind: "moderation", what: "hidden" }),
      told("mailed at once too", { what: "info" }),
      told("what they flagged", { kind: "moderation", what: "flag-hidden" }),
      told("old", { at: NOW - DAY_MS }),
    ];
    const read = { through: NOW - DAY_MS, ids: ["read"] };
    expect(digestCounts(all, { read })).toEqual([
      ["status", 2],
      ["message", 1],
      ["moderation", 1],
    ]);
    expect(digestCounts([], { read })).toEqual([]);
  });

  it("tells apart what the sentence of its kind would not be true of [NOT-10] [NOT-20] [NOT-16]", () => {
    const all = [
      told("a"),
      told("b", { what: "follow-up" }),
      told("c", { kind: "activity", what: "tomorrow" }),
      told("d", { kind: "answer", what: "merge" }),
    ];
    expect(digestCounts(all, { read: { through: 0, ids: [] } })).toEqual([
      ["follow-up", 1],
      ["status", 1],
      ["merge", 1],
      ["tomorrow", 1],
    ]);
  });

  it("begins where the one of the day or the week before ended, in the nights in which the clock changes too [NOT-10]", () => {
    const mornings = ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26"];
    const spans = mornings.map((day) => digestSpan("daily", Date.parse(`${day}T07:00:00Z`)));
    for (const [first, second] of [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
    ] as const)
      expect(spans[second]?.since).toBe(spans[first]?.until);
    const weekly = digestSpan("weekly", Date.parse("2026-03-30T05:00:00Z"));
    expect(weekly.since).toBe(Date.parse("2026-03-23T05:50:00Z"));
    expect(weekly.until).toBe(Date.parse("2026-03-30T04:50:00Z"));
  });

  it("is due each morning, that of the week on Mondays by the clock of the service [NOT-10]", () => {
    expect(digestsDue(Date.parse("2026-03-30T05:00:00Z"))).toEqual(["daily", "weekly"]);
    expect(digestsDue(Date.parse("2026-03-31T05:00:00Z"))).toEqual(["daily"]);
    // Still Sunday in UTC.
    expect(digestsDue(Date.parse("2026-06-14T22:30:00Z"))).toEqual(["daily", "weekly"]);
  });

  it("says the same however late it is written, and leaves what was told meanwhile to the next one [NOT-10]", () => {
    const onTime = digestSpan("daily", Date.parse("2026-06-12T05:00:02Z"));
    expect(digestSpan("daily", Date.parse("2026-06-12T08:40:00Z"))).toEqual(onTime);
    expect(digestSpan("daily", Date.parse("2026-06-13T04:49:00Z"))).toEqual(onTime);
  });
});
