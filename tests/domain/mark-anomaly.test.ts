import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { counted, countsOf, marksOfKind } from "../../src/domain/account/marks.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { CommandContext, MarkChange } from "../../src/domain/command/command-context.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aFollow, aMeToo } from "../examples/a-command.ts";
import { aGuest, aResident, aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn, meTooOn } from "../examples/marks.ts";

const SUBJECT = anAnomaly({ meTooCount: 4, followersCount: 2, rev: 6 });
const ID = SUBJECT.id;
const SUBJECT_OF_MARK = { collection: "anomalies", id: ID } as const;

function decided(command: Parameters<typeof decide>[0], context: Partial<CommandContext> = {}) {
  return decide(command, aContext({ content: SUBJECT, ...context }));
}

describe("« Je constate aussi » and « Suivre »", () => {
  it("move the counter and the person's list together, and leave the report as it is [ANO-7] [P10]", () => {
    expect(decided(aMeToo(ID))).toMatchObject({
      value: {
        content: SUBJECT,
        membership: { marks: meTooOn(ID), rev: 2 },
        counts: { kind: "me-too", by: 1 },
      },
    });
    expect(decided(aFollow(ID), { actor: aGuest() })).toMatchObject({
      value: { content: SUBJECT, membership: { marks: followOn(ID) }, counts: { kind: "follow", by: 1 } },
    });
  });

  it("are taken back [ANO-7]", () => {
    expect(decided(aMeToo(ID, false), { membership: aMembership({ marks: meTooOn(ID) }) })).toMatchObject({
      value: {
        content: SUBJECT,
        membership: { marks: [], undone: [{ ...meTooOn(ID)[0], at: NOW }] },
        counts: { kind: "me-too", by: -1 },
      },
    });
  });

  it("move no counter when it is already so, and remember the later press [ANO-7] [P2]", () => {
    const before = aMembership({ marks: meTooOn(ID) });
    const again = decided(aMeToo(ID), { membership: before });
    expect(again).toMatchObject({ value: { membership: { marks: [{ at: NOW }] } } });
    expect(again).not.toHaveProperty("value.counts");
    const membership = aMembership({ marks: [{ kind: "me-too", subject: SUBJECT_OF_MARK, at: NOW }] });
    expect(decided(aMeToo(ID), { membership })).toEqual({
      ok: true,
      value: { content: SUBJECT, membership },
    });
  });

  it("end as was pressed last, whichever order they arrive in [ANO-7]", () => {
    const presses = fc.uniqueArray(fc.record({ on: fc.boolean(), at: fc.nat({ max: 1000 }) }), {
      minLength: 1,
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(presses, (arriving) => {
        let context = aContext({ content: SUBJECT, now: NOW + 1000 });
        for (const { on, at } of arriving) {
          const decision = decide(aMeToo(ID, on, { performedAt: NOW + at }), context);
          if (decision.ok) context = { ...context, ...decision.value };
        }
        const last = arriving.toSorted((a, b) => a.at - b.at).at(-1);
        expect(marksOfKind(context.membership.marks, "me-too")).toHaveLength(last?.on === true ? 1 : 0);
      }),
    );
  });

  it("tell the person that they decided otherwise since, on another device [ANO-7] [P6]", () => {
    const [mark] = meTooOn(ID);
    const membership = aMembership({ undone: mark === undefined ? [] : [{ ...mark, at: NOW }] });
    const overtaken = aMeToo(ID, true, { performedAt: NOW - 1 });
    expect(decided(overtaken, { membership })).toEqual({ ok: false, problem: { code: "decided_later" } });
  });

  it("were not pressed later than now, whatever the device's clock says [ANO-7]", () => {
    expect(decided(aMeToo(ID, true, { performedAt: NOW + DAY_MS }))).toMatchObject({
      value: { membership: { marks: [{ at: NOW }] } },
    });
  });

  it("end as the last intent says, with exact counters, however often they are pressed [ANO-7] [P10]", () => {
    const presses = fc.array(fc.record({ on: fc.boolean(), follow: fc.boolean() }), { minLength: 1 });
    fc.assert(
      fc.property(presses, (list) => {
        let context = aContext({ content: SUBJECT });
        let counts = countsOf(SUBJECT);
        for (const { on, follow } of list) {
          const decision = decide(follow ? aFollow(ID, on) : aMeToo(ID, on), context);
          if (!decision.ok) throw new Error(decision.problem.code);
          const { counts: moved } = decision.value as MarkChange<Content>;
          if (moved !== undefined) counts = counted(counts, moved);
          context = { ...context, ...decision.value };
        }
        const { marks } = context.membership;
        const joined = {
          meToo: marksOfKind(marks, "me-too").length,
          followed: marksOfKind(marks, "follow").length,
        };
        expect(joined).toEqual({
          meToo: list.findLast(({ follow }) => !follow)?.on === true ? 1 : 0,
          followed: list.findLast(({ follow }) => follow)?.on === true ? 1 : 0,
        });
        expect(counts).toMatchObject({ "me-too": 4 + joined.meToo, follow: 2 + joined.followed });
      }),
    );
  });

  it.each([
    ["a report that is not there", { content: undefined }, "unknown_subject"],
    [
      "another report than the one meant",
      { content: anAnomaly({ id: anIdentifier(55) }) },
      "unknown_subject",
    ],
    [
      "a private report of somebody else",
      { content: anAnomaly({ visibility: "private" }) },
      "unknown_subject",
    ],
    ["a hidden report", { content: anAnomaly({ visibility: "hidden" }) }, "subject_hidden"],
    ["one's own report", { content: anAnomaly({ authorId: aResident().uid }) }, "not_allowed"],
    ["anything from a disabled account", { actor: aResident({ isDisabled: true }) }, "account_disabled"],
  ] as const)("are refused for %s [P6]", (_, context, code) => {
    expect(decided(aMeToo(ID), context)).toEqual({ ok: false, problem: { code } });
  });

  it("let go of a report that was hidden since [ANO-7]", () => {
    const content = anAnomaly({ visibility: "hidden" });
    expect(
      decided(aFollow(ID, false), { content, membership: aMembership({ marks: followOn(ID) }) }).ok,
    ).toBe(true);
  });

  it("stop at 500 followed reports in a city, and say so [ANO-7]", () => {
    const following = (count: number) =>
      aMembership({
        marks: followOn(...Array.from({ length: count }, (_, index) => anIdentifier(1000 + index))),
      });
    expect(decided(aFollow(ID), { membership: following(499) }).ok).toBe(true);
    expect(decided(aFollow(ID), { membership: following(500) })).toEqual({
      ok: false,
      problem: { code: "quota_followed", limit: 500 },
    });
  });
});
