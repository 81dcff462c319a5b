import { describe, expect, it } from "vitest";
import { mergedMembership } from "../../src/domain/account/merged-membership.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, aMute, aPost, someSurroundings } from "../examples/a-message.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { NOW } from "../examples/identifiers.ts";

const refusal = (code: string) => ({ ok: false, problem: { code } });
const actor = aModerator();

describe("a message that is flagged", () => {
  it("says nothing of it to everybody [THR-17]", () => {
    const flag = { code: "offensive", text: "Il insulte.", at: NOW, byKind: "resident" } as const;
    const message = aMessage({ flags: [flag] });
    expect(publicMessageOf(message)).not.toHaveProperty("flags");
    expect(publicMessageOf({ ...message, visibility: "hidden" })).not.toHaveProperty("flags");
  });
});

describe("whoever wrote a message", () => {
  it.each([
    [1, NOW + DAY_MS],
    [30, NOW + 30 * DAY_MS],
    [0, null],
  ] as const)("writes none for %i days, as a moderator says [THR-18]", (days, until) => {
    const content = aMessage();
    expect(decide(aMute(days), aContext({ actor, content }))).toMatchObject({
      value: {
        content: { rev: content.rev },
        mutes: { uid: content.authorId, person: until === null ? null : { until, about: { text: "" } } },
      },
    });
    expect(decide(aMute(days), aContext({ actor: aResident(), content }))).toMatchObject(
      refusal("not_allowed"),
    );
  });

  it("is not kept from it where they moderate [THR-18]", () => {
    const content = aMessage({ authorKind: "moderator" });
    expect(decide(aMute(7), aContext({ actor, content }))).toMatchObject(refusal("not_allowed"));
  });

  it("writes none until then, and again after [THR-18]", () => {
    const posted = (mutedUntil: number | null) =>
      decide(
        aPost(),
        aContext({ surroundings: someSurroundings(), membership: aMembership({ mutedUntil }) }),
      );
    expect(posted(NOW + 1)).toMatchObject(refusal("muted"));
    expect(posted(NOW).ok).toBe(true);
    expect(posted(null).ok).toBe(true);
  });

  it("is kept from it with the account they make as a guest, too [THR-18]", () => {
    const [account, guest] = [aMembership({ mutedUntil: null }), aMembership({ mutedUntil: NOW + 5 })];
    expect(mergedMembership(account, guest, NOW).mutedUntil).toBe(NOW + 5);
  });
});
