import { describe, expect, it } from "vitest";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { syncStateOf } from "../../../src/domain/sync/sync-state.ts";
import { outboxSections } from "../../../src/features/offline/outbox-sections.ts";

const row = (state: OutboxRow["state"]) => ({ state }) as OutboxRow;

describe("the parts of the outbox", () => {
  it("separate what needs the person, and lose no row [OFF-6]", () => {
    const rows = (["queued", "sending", "applied", "refused", "conflict"] as const).map(row);
    const { waiting, underWay, photos, toReview, refused } = outboxSections(rows, true);
    expect(waiting.map(({ state }) => state)).toEqual(["queued"]);
    expect(underWay.map(({ state }) => state)).toEqual(["sending"]);
    expect(photos.map(({ state }) => state)).toEqual(["applied"]);
    expect(toReview.map(({ state }) => state)).toEqual(["conflict"]);
    expect(refused.map(({ state }) => state)).toEqual(["refused"]);
  });

  it("call nothing under way that only the network can carry, while there is none [OFF-12, OFF-22]", () => {
    const rows = (["applied", "queued", "sending"] as const).map(row);
    const { waiting, underWay, photos } = outboxSections(rows, false);
    expect(waiting).toEqual(rows);
    expect([...underWay, ...photos]).toEqual([]);
  });

  it("says « Envoyé » only once the city has answered [OFF-9]", () => {
    expect(syncStateOf("sending")).toBe("sending");
    expect(syncStateOf("applied")).toBe("sent");
    expect(syncStateOf("applied", 2)).toBe("photos");
  });
});
