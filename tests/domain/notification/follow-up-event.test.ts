import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { asksFollowUp, followUpAt } from "../../../src/domain/anomaly/follow-up.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { followUpsOf } from "../../../src/domain/notification/follow-up-event.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";

const step = { reason: "", byKind: "moderator", byName: "" } as const;
const resolved = (at: number, over: Partial<Anomaly> = {}) =>
  anAnomaly({ status: "resolved", history: [{ ...step, at, status: "resolved" }], ...over });
const unanswered = (createdAt: number) =>
  anAnomaly({ createdAt, history: [{ ...step, byKind: "resident", at: createdAt, status: "new" }] });
const yesterday = { countedAt: NOW - DAY_MS, waiting: [] };
const toldOf = (report: Anomaly, told: Parameters<typeof followUpsOf>[1] = yesterday, now = NOW) =>
  followUpsOf([report], told, now).events[0];

describe("« Ce problème est-il réglé ? »", () => {
  it("is told the author in the night after it begins to be asked, and in no other [NOT-20] [ANO-28]", () => {
    const report = resolved(NOW - 28 * DAY_MS - 1);
    expect(toldOf(report)).toMatchObject({
      kind: "status",
      what: "follow-up",
      audience: "author",
      authorsOf: [report.id],
      at: NOW,
    });
    expect(toldOf(report, { countedAt: NOW, waiting: [] }, NOW + DAY_MS)).toBeUndefined();
    expect(toldOf(resolved(NOW - 28 * DAY_MS + 1))).toBeUndefined();
    expect(toldOf(unanswered(NOW - 60 * DAY_MS - 2))).toMatchObject({ what: "follow-up" });
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
    expect(toldOf(first)?.id).toBe(toldOf(first, yesterday, NOW + 1)?.id);
    expect(toldOf(first)?.id).not.toBe(toldOf(again)?.id);
  });

  it("is told nobody of what is not public, was answered, or may not be opened again [NOT-20]", () => {
    const at = NOW - 28 * DAY_MS - 1;
    const answered = { followUp: { at: at + 1, answer: "yes" } } as const;
    for (const over of [{ visibility: "hidden" as const }, answered])
      expect(toldOf(resolved(at, over))).toBeUndefined();
    expect(toldOf(resolved(NOW - 90 * DAY_MS), { countedAt: 0, waiting: [] })).toBeUndefined();
  });

  it("falls between no two counts, whatever the moment in which the statistics are written [NOT-20]", () => {
    const at = NOW - 28 * DAY_MS;
    const between = [resolved(at), resolved(at + 1), resolved(at + DAY_MS), resolved(at + DAY_MS + 1)];
    const [first, second] = [NOW, NOW + DAY_MS].map((now, index) =>
      between.map((report) => toldOf(report, index === 0 ? yesterday : { countedAt: NOW, waiting: [] }, now)),
    );
    const isTold = (events = [first, second][0]) => events?.map((event) => event !== undefined);
    expect(isTold(first)).toEqual([true, false, false, false]);
    expect(isTold(second)).toEqual([false, true, true, false]);
  });

  it("is told later of what was not public when it began to be asked, once it is [NOT-20]", () => {
    const report = resolved(NOW - 28 * DAY_MS - 1, { visibility: "hidden" });
    const { events, waiting } = followUpsOf([report], yesterday, NOW);
    expect({ events, waiting }).toEqual({ events: [], waiting: [report.id] });
    const told = { countedAt: NOW, waiting };
    expect(followUpsOf([report], told, NOW + DAY_MS).waiting).toEqual([report.id]);
    const shown = { ...report, visibility: "public" } as const;
    expect(toldOf(shown, told, NOW + DAY_MS)).toMatchObject({ what: "follow-up", at: NOW + DAY_MS });
    const answered = { ...shown, followUp: { at: NOW, answer: "yes" } } as const;
    expect(followUpsOf([answered], told, NOW + DAY_MS)).toEqual({ events: [], waiting: [] });
  });
});
