import { describe, expect, it } from "vitest";
import type { Idea } from "../../src/domain/idea/idea.ts";
import { proposeMerge } from "../../src/domain/idea/propose-merge.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { eventsOf } from "../../src/domain/notification/events-of.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anIdea({ authorId: aResident().uid, supportsCount: 12, status: "open" });
const OTHER = anIdentifier(302);
const ASKED = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;

function proposed(on: boolean, content: Idea = OWN, actor = aModerator()) {
  const payload = { ideaId: OWN.id, otherId: OTHER, on };
  const command = { ...ASKED, id: anIdentifier(47), kind: "propose-merge", payload } as const;
  return decide(command, aContext({ content, actor }));
}

describe("two ideas that say the same", () => {
  it("are proposed to be merged by a moderator; no support moves, and the author is told [IDEA-19]", () => {
    const answer = proposed(true);
    expect(answer).toMatchObject({
      value: { content: { mergeWith: OTHER, status: "open", supportsCount: 12, rev: OWN.rev + 1 } },
    });
    const after = answer.ok ? (answer.value.content ?? OWN) : OWN;
    expect(parseIdea(after)).toMatchObject({ ok: true });
    const subject = { collection: "ideas", id: OWN.id } as const;
    const step = { id: anIdentifier(47), subject, before: OWN, after, actorId: "solene", now: NOW };
    expect(eventsOf(step)).toMatchObject([{ kind: "answer", what: "merge", audience: "author" }]);
    expect(eventsOf({ ...step, before: after, after: OWN })).toEqual([]);
  });

  it("are proposed so by nobody else, and not once one is closed [IDEA-19]", () => {
    expect(proposed(true, OWN, aResident())).toMatchObject({ problem: { code: "not_allowed" } });
    const closed = { ...OWN, status: "accepted" } as const;
    expect(proposed(true, closed)).toMatchObject({ problem: { code: "idea_closed" } });
  });

  it("are two: no idea is proposed to be merged with itself [IDEA-19]", () => {
    const payload = (otherId: string) => ({ ideaId: OWN.id, otherId, on: true });
    expect(proposeMerge.schema.parse(payload(OTHER)).ok).toBe(true);
    expect(proposeMerge.schema.parse(payload(OWN.id))).toMatchObject({
      problem: [{ field: "otherId", code: "pattern" }],
    });
  });

  it("stay two when the author keeps theirs, and are no longer proposed once it is taken back [IDEA-11] [IDEA-19]", () => {
    const asked = { ...OWN, mergeWith: OTHER };
    const kept = proposed(false, asked, aResident());
    expect(kept).toMatchObject({ value: { content: { status: "open" } } });
    expect(kept.ok && kept.value.content).not.toHaveProperty("mergeWith");
    const payload = { ideaId: OWN.id, code: "doublon", reason: "", inFavourOf: OTHER } as const;
    const command = { ...ASKED, id: anIdentifier(48), kind: "withdraw-idea", payload } as const;
    const retired = decide(command, aContext({ content: asked }));
    expect(retired).toMatchObject({ value: { content: { status: "retired", inFavourOf: OTHER } } });
    expect(retired.ok && retired.value.content).not.toHaveProperty("mergeWith");
  });
});
