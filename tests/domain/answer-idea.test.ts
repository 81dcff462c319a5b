import { describe, expect, it } from "vitest";
import type { AnswerPayload } from "../../src/domain/idea/answer-idea.ts";
import { ANSWER_SCHEMA } from "../../src/domain/idea/answer-idea.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { IDEA_STATUSES } from "../../src/domain/idea/idea.ts";
import { answersTo } from "../../src/domain/idea/idea-moves.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const WORDS = "Le conseil municipal a retenu cette idée le 12 mars.";

function anAnswer(over: Partial<AnswerPayload> = {}): CommandOf<"answer-idea"> {
  const payload: AnswerPayload = {
    ideaId: anIdea().id,
    from: "open",
    to: "accepted",
    reason: WORDS,
    ...over,
  };
  const asked = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...asked, id: anIdentifier(33), kind: "answer-idea", payload };
}

const BY_MODERATOR = { content: anIdea(), actor: aModerator() };

describe("the commune's answer to an idea", () => {
  it("says what it decided, why, and who said it [IDEA-9]", () => {
    expect(decide(anAnswer(), aContext(BY_MODERATOR))).toMatchObject({
      value: {
        content: { status: "accepted", rev: 2, history: [{}, { status: "accepted", reason: WORDS }] },
      },
    });
  });

  it("is explained where the idea is taken up or turned down [IDEA-9]", () => {
    for (const to of ["accepted", "declined"] as const) {
      expect(ANSWER_SCHEMA.parse(anAnswer({ to, reason: "" }).payload)).toMatchObject({
        problem: [{ field: "reason", code: "required" }],
      });
      expect(ANSWER_SCHEMA.parse(anAnswer({ to, reason: "Oui, on le fera." }).payload)).toMatchObject({
        problem: [{ field: "reason", code: "too_short", limit: 20 }],
      });
    }
    expect(ANSWER_SCHEMA.parse(anAnswer({ to: "review", reason: "" }).payload).ok).toBe(true);
  });

  it("is a moderator's alone [IDEA-9]", () => {
    const own = anIdea({ authorId: aResident().uid });
    expect(decide(anAnswer(), aContext({ content: own, actor: aResident() }))).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it("does not undo another moderator's unseen [MOD-1] [P3]", () => {
    const declined = anIdea({ status: "declined" });
    expect(decide(anAnswer(), aContext({ ...BY_MODERATOR, content: declined }))).toMatchObject({
      problem: { code: "changed_meanwhile" },
    });
    const same = anIdea({ status: "accepted" });
    expect(decide(anAnswer(), aContext({ ...BY_MODERATOR, content: same }))).toMatchObject({
      value: { content: same, note: { code: "already_done" } },
    });
    const studied = anIdea({ status: "review" });
    expect(decide(anAnswer(), aContext({ ...BY_MODERATOR, content: studied }))).toMatchObject({
      value: { content: { status: "accepted" }, note: { code: "after_change" } },
    });
  });

  it("leads from every status only where the table says [IDEA-9]", () => {
    for (const from of IDEA_STATUSES) {
      for (const to of ["review", "accepted", "declined", "doing", "done"] as const) {
        const decided = decide(
          anAnswer({ from, to }),
          aContext({ ...BY_MODERATOR, content: anIdea({ status: from }) }),
        );
        expect(decided.ok).toBe(answersTo(from).includes(to));
      }
    }
  });
});
