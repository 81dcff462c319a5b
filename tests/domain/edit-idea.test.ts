import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { EDIT_IDEA_SCHEMA, editedOf, type EditIdeaPayload } from "../../src/domain/idea/edit-idea.ts";
import type { Idea } from "../../src/domain/idea/idea.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anIdea({ authorId: aResident().uid, supportsCount: 4, createdAt: NOW - DAY_MS });
const TITLE = "Des tilleuls sur la place de la mairie";

function edit(idea: Idea, over: Partial<EditIdeaPayload> = {}): CommandOf<"edit-idea"> {
  const seen = editedOf(OWN);
  const payload = { ideaId: idea.id, seen, ...seen, title: TITLE, ...over };
  const asked = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...asked, id: anIdentifier(36), kind: "edit-idea", payload };
}

function decided(idea: Idea = OWN, actor: Actor = aResident()) {
  return decide(edit(idea), aContext({ content: idea, actor }));
}

describe("an idea that its author corrects", () => {
  it("is written anew a day long, while fewer than five support it [IDEA-14]", () => {
    expect(decided()).toMatchObject({ value: { content: { title: TITLE, rev: 2, supportsCount: 4 } } });
  });

  it.each([
    ["several support it", { supportsCount: 5 }],
    ["a day has gone by", { createdAt: NOW - DAY_MS - 1 }],
    ["the commune studies it", { status: "review" }],
  ] as const)("stays as it is once %s [IDEA-14]", (_, over) => {
    expect(decided({ ...OWN, ...over })).toMatchObject({ problem: { code: "idea_settled" } });
  });

  it("is corrected by its author alone [IDEA-14]", () => {
    expect(decided(OWN, aModerator())).toMatchObject({ problem: { code: "not_allowed" } });
  });

  it("is not written over where another device changed the same words meanwhile, and once is enough [IDEA-14, P3, P10]", () => {
    const changed = { ...OWN, title: "Des bancs sur la place de la mairie", rev: 2 };
    expect(decided(changed)).toMatchObject({ problem: { code: "changed_meanwhile" } });
    const already = { ...OWN, title: TITLE, rev: 2 };
    expect(decided(already)).toMatchObject({ value: { content: already } });
  });

  it("takes what another device changed elsewhere in it, within the limits of the whole [IDEA-1, IDEA-14, P3]", () => {
    const proposal = "Planter douze tilleuls et poser six bancs à leur ombre.";
    expect(decided({ ...OWN, proposal, rev: 2 })).toMatchObject({
      value: { content: { title: TITLE, proposal, rev: 3 } },
    });
    const [longer, more] = ["f".repeat(1_500), "w".repeat(1_500)];
    const both = edit(OWN, { title: OWN.title, finding: longer });
    const content: Idea = { ...OWN, forWhom: more, rev: 2 };
    const context = aContext({ content, actor: aResident() });
    expect(decide(both, context)).toMatchObject({
      problem: { code: "invalid", fields: [{ code: "too_long" }] },
    });
  });

  it("keeps the limits of a new one [IDEA-1, IDEA-14]", () => {
    const problems = (over: Partial<EditIdeaPayload>) => EDIT_IDEA_SCHEMA.parse(edit(OWN, over).payload);
    expect(problems({ title: "Court" })).toMatchObject({ problem: [{ field: "title", code: "too_short" }] });
    expect(problems({ proposal: "x".repeat(3001) })).toMatchObject({ problem: [{ field: "proposal" }] });
    expect(problems({ proposal: "" })).toMatchObject({ problem: [{ field: "proposal", code: "required" }] });
  });
});
