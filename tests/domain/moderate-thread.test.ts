import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { closesAt } from "../../src/domain/thread/closed-since.ts";
import { aContext } from "../examples/a-context.ts";
import { aLock, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const actor = aModerator();
const refusal = (code: string) => ({ ok: false, problem: { code } });

describe("a discussion", () => {
  it("is closed by a moderator, with a reason, and nobody else [THR-13]", () => {
    const context = aContext({ actor, surroundings: someSurroundings() });
    expect(decide(aLock(), context)).toMatchObject({
      value: {
        thread: {
          id: anIdentifier(101),
          state: "locked",
          decidedAt: NOW,
          rev: 1,
          pages: 1,
          byKind: "moderator",
        },
      },
    });
    expect(decide(aLock(), aContext({ actor: aResident() }))).toMatchObject(refusal("not_allowed"));
    expect(parseCommand(aLock({ reason: "" }))).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "reason", code: "required" }] },
    });
    expect(parseCommand(aLock({ to: "open", reason: "" })).ok).toBe(true);
  });

  it("keeps its pages when it is closed, and loses the reason when it is open again [THR-13]", () => {
    const thread = aThread({
      state: "locked",
      reason: "Propos hors sujet.",
      decidedAt: NOW - 5,
      pages: 3,
      rev: 4,
    });
    const context = aContext({ actor, surroundings: someSurroundings(thread) });
    expect(decide(aLock({ to: "open", reason: "", seen: NOW - 5 }), context)).toMatchObject({
      value: { thread: { state: "open", reason: "", pages: 3, rev: 5 } },
    });
  });

  it("is not decided about over what another moderator decided unseen; a turned page is no decision [THR-13] [P3]", () => {
    const decided = (over: Parameters<typeof aThread>[0]) =>
      decide(aLock(), aContext({ actor, surroundings: someSurroundings(aThread(over)) }));
    expect(decided({ state: "hidden", decidedAt: NOW - 5, rev: 2 })).toMatchObject(
      refusal("changed_meanwhile"),
    );
    expect(decided({ pages: 2, rev: 2 }).ok).toBe(true);
    // Somebody else locked it: that is what this moderator wants.
    expect(decided({ state: "locked", decidedAt: NOW - 5 })).toMatchObject({
      value: { thread: { decidedAt: NOW - 5 } },
    });
  });

  it("closes 60 days after its subject, and opens with it [THR-14]", () => {
    const step = (status: "new" | "resolved" | "reopen", at: number) =>
      ({ at, status, reason: "", byKind: "moderator", byName: "" }) as const;
    const history = [step("new", NOW - 90 * DAY_MS), step("resolved", NOW - 61 * DAY_MS)];
    const about = anAnomaly({ id: anIdentifier(101), status: "resolved", history });
    const posted = (content: typeof about) =>
      decide(aPost(), aContext({ surroundings: someSurroundings(undefined, [], content) }));
    expect(posted(about)).toMatchObject(refusal("thread_over"));
    expect(posted({ ...about, history: [step("new", NOW), step("resolved", NOW - 59 * DAY_MS)] }).ok).toBe(
      true,
    );
    expect(posted({ ...about, status: "reopen", history: [...history, step("reopen", NOW)] }).ok).toBe(true);
  });

  it("of an activity closes 60 days after its end, of an idea once it was answered for good [THR-14]", () => {
    const activity = anActivity({ startsAt: NOW, endsAt: NOW + HOUR_MS, allDay: false });
    expect(closesAt("activities", activity)).toBe(NOW + HOUR_MS + 60 * DAY_MS);
    const weekly = { ...activity, repeats: { every: "week", count: 3, off: [] } } as const;
    expect(closesAt("activities", weekly)).toBe(NOW + 14 * DAY_MS + HOUR_MS + 60 * DAY_MS);
    expect(closesAt("activities", anActivity({ dateToCome: true }))).toBeNull();
    expect(closesAt("ideas", anIdea({ status: "review" }))).toBeNull();
    expect(closesAt("ideas", anIdea({ status: "done" }))).not.toBeNull();
  });
});
