import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stories } from "../support/stories.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { ANOMALY_STATUSES, type AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { SETTABLE_STATUSES, type SettableStatus } from "../../src/domain/anomaly/transitions.ts";
import { answered, WORDS, wholeAnswer } from "../examples/answers.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const SUBJECT = anAnomaly({ rev: 6 });

/** What becomes of an answer to the report as it stands, given by somebody who saw it with another status. */
function verdictOn(content: Anomaly, to: SettableStatus, from: AnomalyStatus) {
  const decision = answered({ ...wholeAnswer(to), from }, content);
  if (!decision.ok) return { verdict: decision.problem.code, after: content };
  const { content: after, note } = decision.value;
  return { verdict: note === undefined ? "applied" : "noted", after };
}

const isTaken = (verdict: string): boolean => verdict === "applied" || verdict === "noted";

describe("two moderators who answer at once", () => {
  const planned = (over: Partial<Anomaly> = {}) => {
    const step = { at: NOW, status: "planned", reason: "", byKind: "moderator", byName: "Karim" } as const;
    return anAnomaly({
      status: "planned",
      plannedFor: "2026-03-19",
      history: [...SUBJECT.history, step],
      rev: 9,
      ...over,
    });
  };

  it("and whose answers are one are told so, and nothing changes [MOD-1] [P3]", () => {
    const content = planned();
    expect(answered({ ...wholeAnswer("planned"), reason: "" }, content)).toEqual({
      ok: true,
      value: { content, note: { code: "already_done", byKind: "moderator", byName: "Karim" } },
    });
  });

  it("name who was first though its author said more since [MOD-1]", () => {
    const more = { at: NOW, status: "planned", reason: WORDS, byKind: "resident", byName: "Yann" } as const;
    const said = planned();
    const content = { ...said, history: [...said.history, more] };
    const note = { code: "already_done", byKind: "moderator", byName: "Karim" };
    expect(answered({ ...wholeAnswer("planned"), reason: "" }, content)).toMatchObject({ value: { note } });
    const claimed = { ...more, status: "claimed", reason: "", byName: "" } as const;
    const called = planned({ status: "claimed", history: [...said.history, claimed] });
    expect(answered(wholeAnswer("resolved"), called)).toMatchObject({
      value: { note: { code: "after_change", byKind: "resident", byName: "" } },
    });
  });

  it("and whose answers follow each other are both kept, with a word about the first [MOD-1] [P3]", () => {
    expect(answered(wholeAnswer("resolved"), planned())).toMatchObject({
      ok: true,
      value: {
        content: { status: "resolved", rev: 10, history: [{}, { byName: "Karim" }, { reason: WORDS }] },
        note: { code: "after_change", byName: "Karim" },
      },
    });
  });

  it("and whose answers do not go together leave the second « À revoir » [MOD-1] [P3]", () => {
    const problem = { code: "changed_meanwhile" };
    expect(answered(wholeAnswer("ack"), planned())).toEqual({ ok: false, problem });
    expect(answered({ ...wholeAnswer("planned"), plannedFor: "2026-03-20" }, planned())).toEqual({
      ok: false,
      problem,
    });
    const resolved = planned({ status: "resolved" });
    expect(answered(wholeAnswer("planned"), resolved)).toEqual({ ok: false, problem });
  });

  it("end with the same documents in any order of arrival, each decision in the history or answered [MOD-1] [P3]", () => {
    const move = fc.record({
      to: fc.constantFrom(...SETTABLE_STATUSES),
      from: fc.constantFrom(...ANOMALY_STATUSES),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let content: Anomaly = SUBJECT;
        for (const { to, from } of moves) {
          const { verdict, after } = verdictOn(content, to, from);
          const isSeen = from === content.status;
          const allowed = isSeen ? ["applied", "noted", "not_possible"] : ["noted", "changed_meanwhile"];
          expect(allowed).toContain(verdict);
          expect(after.status).toBe(isTaken(verdict) ? to : content.status);
          expect(after.history.slice(0, content.history.length)).toEqual(content.history);
          content = after;
        }
        expect(parseAnomaly(content).ok).toBe(true);
      }),
      { numRuns: stories(2000) },
    );
  });
});
