import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { endedWait, waitingSinceOf } from "../../src/domain/content/flags.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const decided = (at: number) => ({
  count: 1,
  at,
  to: "public" as const,
  code: "",
  reason: "",
  byKind: "moderator" as const,
  byName: "",
});

describe("how long something waited for a moderator", () => {
  const since = NOW - 5 * HOUR_MS;

  it("is said once a moderator decided [CITY-24]", () => {
    const content = anAnomaly({ moderated: decided(NOW) });
    expect(endedWait(since, content)).toEqual({ decidedAt: NOW, waitedMs: 5 * HOUR_MS });
  });

  it("begins with what makes it wait, however old it is, and not anew with each flag [ADM-6]", () => {
    const old = { createdAt: since - 90 * DAY_MS, updatedAt: since } as const;
    const flags = [{ code: "privacy", text: "", at: since, byKind: "resident" as const }];
    const held = anAnomaly({ ...old, visibility: "pending", flags });
    expect(waitingSinceOf(held, null)).toBe(since);
    expect(waitingSinceOf({ ...held, updatedAt: NOW }, since)).toBe(since);
    expect(waitingSinceOf(anAnomaly(old), since)).toBeNull();
  });

  it("is not said while it waits, nor where its author ended that after an older decision [CITY-24]", () => {
    const flags = [{ code: "spam", text: "", at: since, byKind: "resident" as const }];
    expect(endedWait(since, anAnomaly({ moderated: decided(NOW), flags }))).toBeUndefined();
    expect(endedWait(since, anAnomaly({ visibility: "pending" }))).toBeUndefined();
    expect(endedWait(since, anAnomaly({ moderated: decided(since - 1) }))).toBeUndefined();
  });
});
