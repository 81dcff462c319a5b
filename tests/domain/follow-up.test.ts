import { describe, expect, it } from "vitest";
import { aModerator } from "../examples/accounts.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { asksFollowUp, type FollowUpAnswer } from "../../src/domain/anomaly/follow-up.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, OTHER, refused } from "./acts.ts";

const step = { reason: "", byKind: "moderator", byName: "" } as const;
const resolvedAgo = (ms: number): Partial<Anomaly> => ({
  status: "resolved",
  history: [...anAnomaly().history, { ...step, at: NOW - ms, status: "resolved" }],
});
const unanswered = (days: number): Partial<Anomaly> => {
  const at = NOW - days * DAY_MS;
  return { createdAt: at, history: [{ ...step, byKind: "resident", at, status: "new" }] };
};
const say = (answer: FollowUpAnswer) => asked("answer-follow-up", { anomalyId: ID, answer });

describe("« Ce problème est-il réglé ? »", () => {
  it.each([
    [28 * DAY_MS - 1, false],
    [28 * DAY_MS, true],
    [59 * DAY_MS, true],
    [59 * DAY_MS + 1, false],
  ])("is asked of what was resolved %i ms ago: %s [ANO-28]", (ms, isAsked) => {
    expect(asksFollowUp(anAnomaly(resolvedAgo(ms)), NOW)).toBe(isAsked);
  });

  it("is asked where nobody answered for sixty days, and of nothing that goes on [ANO-28]", () => {
    expect(asksFollowUp(anAnomaly(unanswered(60)), NOW)).toBe(false);
    expect(asksFollowUp(anAnomaly(unanswered(61)), NOW)).toBe(true);
    expect(asksFollowUp(anAnomaly({ ...unanswered(61), status: "ack" }), NOW)).toBe(false);
  });

  it("is answered once by its author, and asked again only where it stands anew [ANO-28]", () => {
    const settled = after(decided(say("unknown"), resolvedAgo(30 * DAY_MS)));
    expect(settled).toMatchObject({ status: "resolved", followUp: { at: NOW, answer: "unknown" } });
    expect(asksFollowUp(settled, NOW)).toBe(false);
    expect(decided(say("yes"), settled)).toEqual(refused("not_possible"));
    const again = { ...settled, history: [{ ...step, at: NOW + 1, status: "resolved" as const }] };
    expect(asksFollowUp(again, NOW + 1 + 28 * DAY_MS)).toBe(true);
    for (const actor of [OTHER, aModerator()])
      expect(decided(say("yes"), resolvedAgo(30 * DAY_MS), { actor })).toEqual(refused("not_allowed"));
  });

  it("calls resolved what nobody had answered, for the commune to check; a « no » leaves it as it is [ANO-28] [ANO-20]", () => {
    expect(after(decided(say("yes"), unanswered(90)))).toMatchObject({
      status: "claimed",
      previousStatus: "new",
      followUp: { answer: "yes" },
    });
    expect(after(decided(say("no"), unanswered(90)))).toMatchObject({
      status: "new",
      followUp: { answer: "no" },
    });
  });

  it("is judged by the day it was answered, however long that waited for a network [ANO-28] [P1]", () => {
    const answer = { ...say("yes"), performedAt: NOW - 10 * DAY_MS };
    expect(decided(answer, resolvedAgo(65 * DAY_MS))).toMatchObject({
      value: { content: { followUp: { answer: "yes" } } },
    });
  });
});
