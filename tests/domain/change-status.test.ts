import { describe, expect, it } from "vitest";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { changeStatus } from "../../src/domain/anomaly/change-status.ts";
import { STATUS_SCHEMA } from "../../src/domain/anomaly/status-payload.ts";
import { ANOMALY_STATUSES, type AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { movesFrom, SETTABLE_STATUSES } from "../../src/domain/anomaly/transitions.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { answered as decided, WORDS, wholeAnswer, type Asked } from "../examples/answers.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const SUBJECT = anAnomaly({ rev: 6 });
const PHOTO = { id: anIdentifier(63), alt: "" };

/** The table of the product page, written a second time. */
const PAGE: Readonly<Record<AnomalyStatus, string>> = {
  new: "ack info planned progress forwarded resolved rejected",
  ack: "info planned progress forwarded resolved rejected",
  info: "ack info planned progress forwarded resolved rejected",
  planned: "info planned progress forwarded resolved rejected",
  progress: "info planned forwarded resolved rejected",
  forwarded: "info planned progress forwarded resolved rejected",
  claimed: "ack info planned progress forwarded resolved rejected",
  resolved: "reopen",
  rejected: "reopen",
  duplicate: "",
  reopen: "ack info planned progress forwarded resolved rejected",
  withdrawn: "",
};

describe("a moderator's answer", () => {
  it.each(ANOMALY_STATUSES)("leads « %s » where the table says, and nowhere else [ANO-2]", (from) => {
    expect(movesFrom(from).join(" ")).toBe(PAGE[from]);
    const content = anAnomaly({ status: from });
    for (const to of SETTABLE_STATUSES) {
      const decision = decided({ ...wholeAnswer(to), from }, content);
      const isLed = PAGE[from].split(" ").includes(to);
      expect(decision.ok ? "led" : decision.problem.code).toBe(isLed ? "led" : "not_possible");
    }
  });

  it("is dated, signed and explained in the public history [ANO-2]", () => {
    expect(decided(wholeAnswer("rejected"))).toMatchObject({
      value: {
        content: {
          status: "rejected",
          previousStatus: "new",
          rev: 7,
          updatedAt: NOW,
          history: [
            SUBJECT.history[0],
            {
              at: NOW,
              status: "rejected",
              reason: WORDS,
              code: "domaine_prive",
              byKind: "moderator",
              byName: "Solène Rault",
            },
          ],
        },
      },
    });
    expect(decided(wholeAnswer("planned"))).toMatchObject({
      value: { content: { plannedFor: "2026-03-19" } },
    });
    expect(decided(wholeAnswer("forwarded"))).toMatchObject({
      value: { content: { partner: "Département" } },
    });
  });

  it("makes a document that every device reads, also with its fiftieth line [ANO-2]", () => {
    const [first] = SUBJECT.history;
    const history = Array.from({ length: 50 }, (_, index) => ({ ...first!, at: first!.at + index }));
    for (const content of [SUBJECT, anAnomaly({ history })]) {
      const decision = decided(wholeAnswer("rejected"), content);
      const after = decision.ok ? decision.value.content : undefined;
      expect(parseAnomaly(after)).toEqual({ ok: true, value: after });
      expect(after?.history.at(0)).toEqual(first);
      expect(after?.history.at(-1)?.status).toBe("rejected");
    }
  });

  it("brings photos of the work, apart from what was reported, also where another moderator was first [MOD-10]", () => {
    const photo = { id: anIdentifier(61), alt: "Le trou est rebouché." };
    const resolved = { ...wholeAnswer("resolved"), photos: [photo] };
    const sent = { ...photo, state: "waiting", thumb: "", isAfter: true } as const;
    const decision = decided(resolved);
    const after = decision.ok ? decision.value.content : undefined;
    expect(after).toMatchObject({ status: "resolved", rev: 7 });
    expect(after?.photos).toEqual([...SUBJECT.photos, sent]);
    expect(parseAnomaly(after)).toEqual({ ok: true, value: after });
    const theirs = { ...after!, photos: SUBJECT.photos };
    expect(decided(resolved, theirs)).toMatchObject({
      value: { content: { rev: 8, photos: [...SUBJECT.photos, sent] }, note: { code: "already_done" } },
    });
    const many = Array.from(
      { length: 12 },
      (_, index) => ({ ...sent, id: anIdentifier(200 + index) }) as const,
    );
    expect(decided(resolved, anAnomaly({ photos: many.slice(1) })).ok).toBe(true);
    // A photo that has no room is not left out unseen.
    expect(decided(resolved, anAnomaly({ photos: many }))).toEqual({
      ok: false,
      problem: { code: "invalid", fields: [{ field: "photos", code: "out_of_range", limit: 0 }] },
    });
    const { photoIdsOf, reissue } = changeStatus;
    const { payload } = aStatusChange(resolved);
    expect(photoIdsOf(payload)).toEqual([anIdentifier(61)]);
    const renewed = reissue(payload, {
      photos: new Map([[anIdentifier(61), anIdentifier(62)]]),
      subjectId: undefined,
    });
    expect(photoIdsOf(renewed)).toEqual([anIdentifier(62)]);
  });

  it("is a moderator's of that city [AUTH-6]", () => {
    for (const actor of [aGuest(), aResident(), aModerator({ moderatorOfCities: ["35238"] })]) {
      expect(decided(wholeAnswer("ack"), SUBJECT, { actor })).toEqual({
        ok: false,
        problem: { code: "not_allowed" },
      });
    }
    expect(decided(wholeAnswer("ack"), SUBJECT, { actor: anAdmin() }).ok).toBe(true);
  });

  it("is about a report that is there [P6]", () => {
    const problem = { code: "unknown_subject" };
    expect(decide(aStatusChange(wholeAnswer("ack")), aContext({ actor: aModerator() }))).toEqual({
      ok: false,
      problem,
    });
    expect(decided(wholeAnswer("ack"), anAnomaly({ id: anIdentifier(55) }))).toEqual({ ok: false, problem });
  });
});

describe("what a moderator types", () => {
  const codesOf = (asked: Asked) => {
    const parsed = STATUS_SCHEMA.parse(aStatusChange(asked).payload);
    return parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`);
  };

  it.each([
    [{ to: "ack" }, []],
    [{ to: "resolved" }, ["reason required"]],
    [{ to: "info", reason: "Trop court" }, []],
    [{ to: "info", reason: "Trop cour" }, ["reason too_short"]],
    [{ to: "ack", reason: "Vue." }, ["reason too_short"]],
    [{ to: "ack", reason: "a".repeat(1001) }, ["reason too_long"]],
    [{ to: "ack", reason: "a".repeat(1000) }, []],
    [{ to: "rejected", reason: WORDS }, ["code required"]],
    [{ to: "forwarded" }, ["partner required"]],
    [{ to: "forwarded", partner: "a".repeat(80) }, []],
    [{ to: "forwarded", partner: "a".repeat(81) }, ["partner too_long"]],
    [{ to: "forwarded", partner: "\u2800" }, ["partner excluded_character"]],
    [{ to: "ack", photos: [PHOTO] }, ["photos out_of_range"]],
    [{ to: "resolved", reason: WORDS, photos: [PHOTO] }, []],
    [{ to: "resolved", reason: WORDS, photos: [PHOTO, PHOTO] }, ["photos.1.id pattern"]],
    [{ to: "planned" }, ["plannedFor required"]],
    [{ to: "planned", plannedFor: "2026-02-29" }, ["plannedFor pattern"]],
    [{ to: "planned", plannedFor: "2028-02-29" }, []],
    [{ to: "planned", plannedFor: "jeudi" }, ["plannedFor pattern"]],
  ] as const)("%o is told %o [FORM-2] [MOD-2]", (asked, problems) => {
    expect(codesOf(asked)).toEqual(problems);
  });

  it("plans no work before the day it was decided, nor in two years and a day [MOD-2]", () => {
    const planFor = (plannedFor: string, now = NOW) =>
      decided({ to: "planned", plannedFor }, SUBJECT, { now }).ok;
    expect(planFor("2026-03-11")).toBe(false);
    expect(planFor("2026-03-12")).toBe(true);
    expect(planFor("2026-03-12", NOW + 3 * DAY_MS)).toBe(true);
    expect(planFor("2028-03-11")).toBe(true);
    expect(planFor("2028-03-12")).toBe(false);
  });
});
