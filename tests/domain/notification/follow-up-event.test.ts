import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { asksFollowUp, followUpAt } from "../../../src/domain/anomaly/follow-up.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { followUpEventOf } from "../../../src/domain/notification/follow-up-event.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";

const step = { reason: "", byKind: "moderator", byName: "" } as const;
const resolved = (at: number, over: Partial<Anomaly> = {}) =>
  anAnomaly({ status: "resolved", history: [{ ...step, at, status: "resolved" }], ...over });
const unanswered = (createdAt: number) =>
  anAnomaly({ createdAt, history: [{ ...step, byKind: "resident", at: createdAt, status: "new" }] });
const night = { since: NOW - DAY_MS, now: NOW };

describe("« Ce problème est-il réglé ? »", () => {
  it("is told the author in the night after it begins to be asked, and in no other [NOT-20] [ANO-28]", () => {
    const report = resolved(NOW - 28 * DAY_MS - 1);
    expect(followUpEventOf(report, night)).toMatchObject({
      kind: "status",
      what: "follow-up",
      audience: "author",
      authorsOf: [report.id],
      at: NOW,
    });
    expect(followUpEventOf(report, { since: NOW, now: NOW + DAY_MS })).toBeUndefined();
    expect(followUpEventOf(resolved(NOW - 28 * DAY_MS + 1), night)).toBeUndefined();
    expect(followUpEventOf(unanswered(NOW - 60 * DAY_MS - 2), night)).toMatchObject({ what: "follow-up" });
  });

  it("begins to be asked when it is said to [NOT-20]", () => {
    for (const report of [resolved(NOW), unanswered(NOW)]) {
      const at = followUpAt(report);
      expect([asksFollowUp(report, at - 1), asksFollowUp(report, at)]).toEqual([false, true]);
    }
    expect(followUpAt(anAnomaly({ status: "ack" }))).toBe(Infinity);
  });

  it("is told again only where the report came to stand anew, under another id [NOT-20] [NOT-2]", () => {
    const first = resolved(NOW - 28 * DAY_MS - 1);
    const again = resolved(NOW - 28 * DAY_MS - 2);
    expect(followUpEventOf(first, night)?.id).toBe(followUpEventOf(first, { ...night, now: NOW + 1 })?.id);
    expect(followUpEventOf(first, night)?.id).not.toBe(followUpEventOf(again, night)?.id);
  });

  it("is told nobody of what is not public, was answered, or may not be opened again [NOT-20]", () => {
    const at = NOW - 28 * DAY_MS - 1;
    const answered = { followUp: { at: at + 1, answer: "yes" } } as const;
    for (const over of [{ visibility: "hidden" as const }, answered])
      expect(followUpEventOf(resolved(at, over), night)).toBeUndefined();
    expect(followUpEventOf(resolved(NOW - 90 * DAY_MS), { since: 0, now: NOW })).toBeUndefined();
  });
});
