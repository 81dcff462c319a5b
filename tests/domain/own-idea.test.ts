import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import type { Idea } from "../../src/domain/idea/idea.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";
import { publicIdeaOf } from "../../src/domain/idea/public-idea.ts";
import { WITHDRAW_SCHEMA, withdrawIdea, type WithdrawPayload } from "../../src/domain/idea/withdraw-idea.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anIdea, aSupport } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const ASKED = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
const OWN = anIdea({ authorId: aResident().uid, supportsCount: 12 });
const OTHER_ID = anIdentifier(302);

function aPrecision(text: string): CommandOf<"specify-idea"> {
  return { ...ASKED, id: anIdentifier(34), kind: "specify-idea", payload: { ideaId: OWN.id, text } };
}

function aWithdrawal(over: Partial<WithdrawPayload> = {}): CommandOf<"withdraw-idea"> {
  const payload = { ideaId: OWN.id, code: "doublon", reason: "", inFavourOf: OTHER_ID, ...over } as const;
  return { ...ASKED, id: anIdentifier(35), kind: "withdraw-idea", payload };
}

function by(actor: Actor, content: Idea = OWN) {
  return aContext({ content, actor });
}

describe("a precision", () => {
  it("stands below what was supported, which does not change [IDEA-10]", () => {
    const decided = decide(aPrecision("Les tilleuls viendraient de la pépinière."), by(aResident()));
    expect(decided).toMatchObject({
      value: {
        content: {
          title: OWN.title,
          proposal: OWN.proposal,
          rev: 2,
          precisions: [{ at: expect.any(Number), text: "Les tilleuls viendraient de la pépinière." }],
        },
      },
    });
  });

  it("is the author's alone, and at most ten [IDEA-10]", () => {
    const asked = aPrecision("Les tilleuls viendraient de la pépinière.");
    expect(decide(asked, by(aModerator()))).toMatchObject({ problem: { code: "not_allowed" } });
    const full = {
      ...OWN,
      precisions: Array.from({ length: 10 }, () => ({ at: NOW, text: "Encore un mot." })),
    };
    expect(parseIdea(full).ok).toBe(true);
    expect(decide(asked, by(aResident(), full))).toMatchObject({ problem: { code: "idea_closed" } });
  });

  it("is on nobody's device while the idea is hidden [IDEA-5]", () => {
    const hidden = {
      ...OWN,
      visibility: "hidden",
      precisions: [{ at: NOW, text: "Un mot de plus." }],
    } as const;
    expect(JSON.stringify(publicIdeaOf(hidden))).not.toContain("Un mot de plus");
  });
});

describe("an idea that its author takes back", () => {
  it("says why and names the other one; its supports stay with it [IDEA-11]", () => {
    expect(decide(aWithdrawal(), by(aResident()))).toMatchObject({
      value: {
        content: {
          status: "retired",
          supportsCount: 12,
          inFavourOf: OTHER_ID,
          history: [{}, { status: "retired", code: "doublon" }],
        },
      },
    });
  });

  it("is taken back by its author alone, and before the commune takes it up [IDEA-11]", () => {
    expect(decide(aWithdrawal(), by(aModerator()))).toMatchObject({ problem: { code: "not_allowed" } });
    const studied = { ...OWN, status: "review" } as const;
    expect(decide(aWithdrawal(), by(aResident(), studied))).toMatchObject({
      problem: { code: "idea_closed" },
    });
  });

  it("stays as it is when two devices take it back [IDEA-11] [P10]", () => {
    const retired = { ...OWN, status: "retired", rev: 9 } as const;
    expect(decide(aWithdrawal(), by(aResident(), retired))).toMatchObject({ value: { content: retired } });
  });

  it("stays when the other one was taken back meanwhile, so that one of the two is left [IDEA-11] [IDEA-19]", () => {
    const key = subjectKeyOf({ collection: "ideas", id: OTHER_ID });
    const beside = (status: Idea["status"]) => {
      const contents = new Map([[key, anIdea({ id: OTHER_ID, status, inFavourOf: OWN.id })]]);
      return { ...by(aResident()), surroundings: { thread: undefined, contents } };
    };
    expect(withdrawIdea.surroundingsOf(aWithdrawal().payload)).toEqual({
      contents: [{ collection: "ideas", id: OTHER_ID }],
    });
    expect(withdrawIdea.surroundingsOf(aWithdrawal({ inFavourOf: null }).payload)).toEqual({ contents: [] });
    expect(decide(aWithdrawal(), beside("open")).ok).toBe(true);
    expect(decide(aWithdrawal(), beside("retired"))).toMatchObject({ problem: { code: "idea_closed" } });
    expect(decide(aWithdrawal({ inFavourOf: null }), beside("retired")).ok).toBe(true);
  });

  it("can no longer be supported [IDEA-3]", () => {
    const retired = anIdea({ status: "retired" });
    expect(decide(aSupport(retired.id), aContext({ content: retired }))).toMatchObject({
      problem: { code: "supports_closed" },
    });
  });

  it("asks for words where the reason is another one, and never names itself [IDEA-11]", () => {
    expect(WITHDRAW_SCHEMA.parse(aWithdrawal({ code: "autre" }).payload)).toMatchObject({
      problem: [{ field: "reason", code: "required" }],
    });
    expect(WITHDRAW_SCHEMA.parse(aWithdrawal({ inFavourOf: OWN.id }).payload)).toMatchObject({
      problem: [{ field: "inFavourOf" }],
    });
  });
});
