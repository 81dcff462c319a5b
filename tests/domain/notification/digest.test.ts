import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { digestCounts, digestSince } from "../../../src/domain/notification/digest.ts";
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

  it("reaches back a day or a week [NOT-10]", () => {
    expect([digestSince("daily", NOW), digestSince("weekly", NOW)]).toEqual([NOW - DAY_MS, NOW - 7 * DAY_MS]);
  });
});
