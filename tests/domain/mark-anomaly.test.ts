import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { marksOfKind } from "../../src/domain/account/marks.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aFollow, aMeToo } from "../examples/a-command.ts";
import { aGuest, aResident, aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn, meTooOn } from "../examples/marks.ts";

const SUBJECT = anAnomaly({ meTooCount: 4, followersCount: 2, rev: 6 });
const ID = SUBJECT.id;

function decided(command: Parameters<typeof decide>[0], context: Partial<CommandContext> = {}) {
  return decide(command, aContext({ content: SUBJECT, ...context }));
}

describe("« Je constate aussi » and « Suivre »", () => {
  it("move the counter and the person's list together [ANO-7] [P10]", () => {
    expect(decided(aMeToo(ID))).toMatchObject({
      value: {
        content: { meTooCount: 5, rev: 7, updatedAt: NOW },
        membership: { marks: meTooOn(ID), rev: 2 },
      },
    });
    expect(decided(aFollow(ID), { actor: aGuest() })).toMatchObject({
      value: { content: { followersCount: 3, rev: 7 }, membership: { marks: followOn(ID), rev: 2 } },
    });
  });

  it("are taken back [ANO-7]", () => {
    expect(decided(aMeToo(ID, false), { membership: aMembership({ marks: meTooOn(ID) }) })).toMatchObject({
      value: { content: { meTooCount: 3 }, membership: { marks: [] } },
    });
  });

  it("change nothing when it is already so, not even the revision [ANO-7] [P2]", () => {
    const membership = aMembership({ marks: meTooOn(ID) });
    expect(decided(aMeToo(ID), { membership })).toEqual({
      ok: true,
      value: { content: SUBJECT, membership },
    });
    expect(decided(aFollow(ID, false), { membership })).toEqual({
      ok: true,
      value: { content: SUBJECT, membership },
    });
  });

  it("end as the last intent says, with exact counters, however often they are pressed [ANO-7] [P10]", () => {
    const presses = fc.array(fc.record({ on: fc.boolean(), follow: fc.boolean() }), { minLength: 1 });
    fc.assert(
      fc.property(presses, (list) => {
        let context = aContext({ content: SUBJECT });
        for (const { on, follow } of list) {
          const decision = decide(follow ? aFollow(ID, on) : aMeToo(ID, on), context);
          if (decision.ok) context = { ...context, ...decision.value };
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
        expect(context.content).toMatchObject({
          meTooCount: 4 + joined.meToo,
          followersCount: 2 + joined.followed,
        });
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
