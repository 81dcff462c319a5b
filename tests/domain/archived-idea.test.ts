import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { isArchived } from "../../src/domain/idea/archived-idea.ts";
import type { Idea, IdeaStatus } from "../../src/domain/idea/idea.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdea, aSupport } from "../examples/an-idea.ts";
import { NOW } from "../examples/identifiers.ts";

function lastMoved(daysAgo: number, status: IdeaStatus = "open"): Idea {
  const step = { at: NOW - daysAgo * DAY_MS, status, reason: "", byKind: "resident", byName: "" } as const;
  return anIdea({ status, history: [step] });
}

describe("an idea without a decision", () => {
  it("is archived a year after its last step [IDEA-15]", () => {
    expect(isArchived(lastMoved(365), NOW)).toBe(false);
    expect(isArchived(lastMoved(366), NOW)).toBe(true);
    expect(isArchived(lastMoved(366, "review"), NOW)).toBe(true);
  });

  it("is never archived once the commune decided [IDEA-15]", () => {
    const decided = (["accepted", "doing", "done", "declined", "retired"] as const).map((status) =>
      isArchived(lastMoved(400, status), NOW),
    );
    expect(decided).not.toContain(true);
  });

  it("gathers no more supports once it is archived [IDEA-3, IDEA-15]", () => {
    const old = lastMoved(366);
    expect(decide(aSupport(old.id), aContext({ content: old }))).toMatchObject({
      problem: { code: "supports_closed" },
    });
  });
});
