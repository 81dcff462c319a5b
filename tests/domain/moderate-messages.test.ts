import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { mergedMembership } from "../../src/domain/account/merged-membership.ts";
import { warningOf } from "../../src/domain/notification/events-of.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, aMute, aPost, someSurroundings } from "../examples/a-message.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

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

  it("reads which rule it was against, where the moderator said so [THR-18]", () => {
    const { payload, ...command } = aMute(7);
    const muted = decide(
      { ...command, payload: { ...payload, code: "offensive" } },
      aContext({ actor, content: aMessage() }),
    );
    expect(muted).toMatchObject({ value: { mutes: { person: { code: "offensive" } } } });
    const guest = aMembership({ mutedUntil: NOW + 9, mutedFor: "offensive" });
    const account = aMembership({ mutedUntil: NOW + 1, mutedFor: "spam" });
    const longer = { mutedUntil: NOW + 9, mutedFor: "offensive" };
    expect(mergedMembership(account, guest, NOW)).toMatchObject(longer);
    expect(mergedMembership(guest, account, NOW)).toMatchObject(longer);
  });

  it.each(["moderator", "admin", "deleted"] as const)(
    "is not kept from it where they moderate or deleted their account: %s [THR-18]",
    (authorKind) => {
      const content = aMessage({ authorKind });
      expect(decide(aMute(7), aContext({ actor, content }))).toMatchObject(refusal("not_allowed"));
    },
  );

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

describe("a request to block whoever wrote a message", () => {
  const ask = (reason: string) =>
    ({
      ...aMute(1),
      kind: "ask-block",
      payload: { subject: { collection: "messages", id: anIdentifier(501) }, reason },
    }) as CommandOf<"ask-block">;
  const reason = "Insulte trois voisins depuis lundi.";

  it("goes to administrators with the words and a reason, from moderators alone [THR-27]", () => {
    const content = aMessage();
    expect(decide(ask(reason), aContext({ actor, content }))).toMatchObject({
      value: {
        content: { rev: content.rev },
        asksBlock: { uid: content.authorId, request: { cityId: "35024", words: content.text, reason } },
      },
    });
    expect(decide(ask(reason), aContext({ actor: aResident(), content }))).toMatchObject(
      refusal("not_allowed"),
    );
    expect(parseCommand(ask("Non"))).toMatchObject(refusal("invalid"));
  });

  it.each(["moderator", "deleted"] as const)("is not made about a %s account [THR-27]", (authorKind) => {
    const content = aMessage({ authorKind });
    expect(decide(ask(reason), aContext({ actor, content }))).toMatchObject(refusal("not_allowed"));
  });
});

describe("a warning", () => {
  const warn = (over: object = {}) =>
    ({
      ...aMute(1),
      kind: "warn-author",
      payload: { subject: { collection: "messages", id: anIdentifier(501) }, code: "off_topic" },
      ...over,
    }) as CommandOf<"warn-author">;

  it("leaves the message as it is, and is given by moderators alone [THR-24]", () => {
    const content = aMessage();
    expect(decide(warn(), aContext({ actor, content }))).toEqual({
      ok: true,
      value: { content, warns: "off_topic" },
    });
    expect(decide(warn(), aContext({ actor: aResident(), content }))).toMatchObject(refusal("not_allowed"));
    expect(parseCommand(warn({ payload: { ...warn().payload, code: "" } }))).toMatchObject(
      refusal("invalid"),
    );
  });

  it.each(["moderator", "admin", "deleted"] as const)(
    "is for nobody who moderates or deleted their account: %s [THR-24]",
    (authorKind) => {
      const content = aMessage({ authorKind });
      expect(decide(warn(), aContext({ actor, content }))).toMatchObject(refusal("not_allowed"));
      expect(decide(warn(), aContext({ actor, content: aMessage({ authorKind: "guest" }) })).ok).toBe(true);
    },
  );

  it("is told its author alone, under what the message stands [THR-24]", () => {
    const after = aMessage();
    const subject = { collection: "messages", id: after.id } as const;
    const step = { id: anIdentifier(9), subject, before: after, after, actorId: "moderator", now: NOW };
    expect(warningOf(step, "spam")).toMatchObject({
      id: `${anIdentifier(9)}-moderation`,
      kind: "moderation",
      what: "warned-spam",
      audience: "author",
      subject: after.subject,
      authorsOf: [after.id],
    });
  });
});
