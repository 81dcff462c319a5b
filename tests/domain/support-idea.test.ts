import { describe, expect, it } from "vitest";
import { countsOf, withCounts } from "../../src/domain/account/marks.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { IDEA_STATUSES, type Idea } from "../../src/domain/idea/idea.ts";
import { hasReachedThreshold, supportThresholdOf } from "../../src/domain/idea/support-threshold.ts";
import { aGuest, aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { aGuestSupport, anIdea, aSupport } from "../examples/an-idea.ts";

const IDEA = anIdea({ supportsCount: 4, rev: 6 });
const MARKED = aMembership({
  marks: [{ kind: "support", subject: { collection: "ideas", id: IDEA.id } }],
});

function supported(over: Parameters<typeof aContext>[0] = {}, on = true) {
  return decide(aSupport(IDEA.id, on), aContext({ content: IDEA, ...over }));
}

describe("« Je soutiens »", () => {
  it("counts once, whichever device it comes from, and is taken back [IDEA-3] [P10]", () => {
    expect(supported()).toMatchObject({
      value: { content: IDEA, counts: { kind: "support", by: 1 }, membership: { marks: MARKED.marks } },
    });
    const again = supported({ membership: MARKED });
    expect(again).toMatchObject({ value: { content: IDEA, membership: { marks: MARKED.marks } } });
    expect(again).not.toHaveProperty("value.counts");
    expect(supported({ membership: MARKED }, false)).toMatchObject({
      value: { content: IDEA, counts: { kind: "support", by: -1 }, membership: { marks: [] } },
    });
  });

  it.each([
    ["their own idea", { content: { ...IDEA, authorId: aResident().uid } }, "not_allowed"],
    ["without a confirmed address", { actor: aGuest() }, "address_to_confirm"],
    ["as a moderator of the commune", { actor: aModerator() }, "not_allowed"],
    ["an idea that is not there", { content: undefined }, "unknown_subject"],
    ["a hidden idea", { content: { ...IDEA, visibility: "hidden" } as Idea }, "subject_hidden"],
  ] as const)("is nobody's who supports %s [IDEA-3]", (_, context, code) => {
    expect(supported(context)).toMatchObject({ ok: false, problem: { code } });
  });

  it("ends when the commune takes the idea up; taking it back stays possible [IDEA-3]", () => {
    for (const status of IDEA_STATUSES.filter((one) => one !== "open")) {
      const content = { ...IDEA, status };
      expect(supported({ content })).toMatchObject({ problem: { code: "supports_closed" } });
      expect(supported({ content, membership: MARKED }, false).ok).toBe(true);
    }
  });
});

describe("« Je soutiens » without a confirmed address", () => {
  const GUEST = {
    content: IDEA,
    actor: aGuest(),
    membership: aMembership({
      marks: [{ kind: "guest-support", subject: { collection: "ideas", id: IDEA.id } }],
    }),
  } as const;

  it("is counted apart, once, and is taken back [IDEA-16] [P10]", () => {
    const first = decide(aGuestSupport(IDEA.id), aContext({ ...GUEST, membership: aMembership() }));
    expect(first).toMatchObject({
      value: { counts: { kind: "guest-support", by: 1 }, membership: { marks: GUEST.membership.marks } },
    });
    expect(decide(aGuestSupport(IDEA.id), aContext(GUEST))).not.toHaveProperty("value.counts");
    expect(decide(aGuestSupport(IDEA.id, false), aContext(GUEST))).toMatchObject({
      value: { counts: { kind: "guest-support", by: -1 }, membership: { marks: [] } },
    });
  });

  it("does not bring an idea nearer to its threshold [IDEA-16]", () => {
    const tallied = withCounts(IDEA, { ...countsOf(IDEA), "guest-support": 30 });
    expect(tallied).toMatchObject({ supportsCount: 4, guestSupportsCount: 30 });
    expect(hasReachedThreshold(tallied, 20)).toBe(false);
  });

  it("is nobody's who confirmed their address; what they gave before, they take back [IDEA-16]", () => {
    const resident = { ...GUEST, actor: aResident() };
    expect(decide(aGuestSupport(IDEA.id, false), aContext(resident)).ok).toBe(true);
    expect(
      decide(aGuestSupport(IDEA.id), aContext({ ...resident, membership: aMembership() })),
    ).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it("ends when the commune takes the idea up [IDEA-16]", () => {
    const content = { ...IDEA, status: "review" } as const;
    const context = aContext({ ...GUEST, content, membership: aMembership() });
    expect(decide(aGuestSupport(IDEA.id), context)).toMatchObject({ problem: { code: "supports_closed" } });
  });
});

describe("the threshold of a commune", () => {
  it("is what its moderators settled, where they did [IDEA-17]", () => {
    expect(supportThresholdOf({ population: 12_000, supportThreshold: 35 })).toBe(35);
    expect(supportThresholdOf({ population: 12_000, supportThreshold: 0 })).toBe(60);
  });

  it("is one inhabitant in two hundred, and at least twenty [IDEA-4]", () => {
    const thresholds = [null, 0, 3999, 4000, 4001, 12_000].map((population) =>
      supportThresholdOf({ population }),
    );
    expect(thresholds).toEqual([20, 20, 20, 20, 21, 60]);
    expect(hasReachedThreshold({ supportsCount: 19 }, 20)).toBe(false);
    expect(hasReachedThreshold({ supportsCount: 20 }, 20)).toBe(true);
  });
});
