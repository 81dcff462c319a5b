import { describe, expect, it } from "vitest";
import { restored, wholeContents } from "../../src/domain/content/own-content.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { NOW } from "../examples/identifiers.ts";

const pending = anAnomaly({ visibility: "pending", rev: 3 });
const { id, cityId } = pending;
const receipt = (over: Partial<Receipt> = {}): Receipt => ({
  commandId: id,
  kind: "report-anomaly",
  cityId,
  subject: { collection: "anomalies", id },
  outcome: { commandId: id, state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW },
  content: pending,
  rev: 1,
  updatedAt: NOW,
  schemaVersion: 1,
  ...over,
});
const held = (receipts: readonly Receipt[], moderated: readonly object[] = []) =>
  wholeContents("anomalies", { receipts, city: { id: cityId }, moderated: moderated as never });

describe("what is not public", () => {
  it("is what one’s receipts keep of this city and this collection, and can be read [ANO-4]", () => {
    expect(held([receipt()])).toEqual(new Map([[id, pending]]));
    for (const none of [
      receipt({ cityId: "35238" }),
      receipt({ content: null }),
      receipt({ subject: { collection: "ideas", id } }),
      receipt({ content: { id } }),
    ])
      expect(held([none])).toEqual(new Map());
  });

  it("is, of one’s own that a moderator holds too, the later of both [ANO-4] [MOD-8]", () => {
    const moderated = (rev: number) => ({
      collection: "anomalies",
      content: { ...pending, rev, title: "Vu" },
    });
    const titleOf = (rev: number) => held([receipt()], [moderated(rev)]).get(id);
    expect(titleOf(2)).toEqual(pending);
    for (const rev of [3, 4]) expect(titleOf(rev)).toEqual(moderated(rev).content);
    expect(held([], [moderated(0)]).get(id)).toEqual(moderated(0).content);
  });

  it("is nothing that a moderator holds of another collection [MOD-8]", () => {
    expect(held([], [{ collection: "ideas", content: anIdea() }])).toEqual(new Map());
  });

  it("is shown in the place of what everybody reads, as it stands in the city [ANO-4]", () => {
    const emptied = anAnomaly({ visibility: "pending", title: "", rev: 4, status: "resolved" });
    expect(restored("anomalies", emptied, undefined)).toBe(emptied);
    expect(restored("anomalies", { ...emptied, rev: 3 }, pending)).toBe(pending);
    expect(restored("anomalies", { ...emptied, visibility: "public" }, pending)).toMatchObject({ title: "" });
    expect(restored("anomalies", emptied, pending)).toMatchObject({
      title: pending.title,
      status: "resolved",
    });
  });
});
