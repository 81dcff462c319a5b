import { describe, expect, it } from "vitest";
import type { KeptMark } from "../../src/domain/account/marks.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import { parseMessage } from "../../src/domain/thread/parse-message.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { inThreadOrder } from "../../src/domain/thread/thread-order.ts";
import { aContext } from "../examples/a-context.ts";
import { aDeletion, aFollowed, aMessage, anOpening, anOpeningCommand, aPost } from "../examples/a-message.ts";
import { aGuest, aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const refusal = (code: string) => ({ ok: false, problem: { code } });
const subject = { collection: "messages", id: anIdentifier(601) } as const;

function answerUnder(about: Message) {
  const surroundings = { thread: undefined, contents: new Map([[subjectKeyOf(subject), about]]) };
  return decide(aPost({ subject }), aContext({ surroundings, actor: aResident() }));
}

describe("a discussion that is about nothing else", () => {
  it("is opened by a moderator, under the first words that they say for the commune [THR-26]", () => {
    const actor = aModerator();
    const decided = decide(anOpeningCommand(), aContext({ actor }));
    expect(decided).toMatchObject({
      value: {
        content: {
          subject,
          page: "35024/openings.1",
          title: "Le marché du samedi",
          isOfficial: true,
          visibility: "public",
          authorId: actor.uid,
        },
        membership: { contributions: { messages: aMembership().contributions.messages + 1 } },
      },
    });
    const content = decided.ok ? decided.value.content : undefined;
    expect(parseMessage(content)).toEqual({ ok: true, value: content });
    for (const other of [aResident(), aGuest()])
      expect(decide(anOpeningCommand(), aContext({ actor: other }))).toMatchObject(refusal("not_allowed"));
  });

  it("says what it is about, in words that can be read [THR-26] [THR-2]", () => {
    for (const over of [
      { title: "Non" },
      { title: "x".repeat(121) },
      { text: " " },
      { text: "x".repeat(1001) },
    ])
      expect(parseCommand(anOpeningCommand(over)).ok).toBe(false);
    expect(parseCommand(anOpeningCommand()).ok).toBe(true);
  });

  it("is answered by residents until it is hidden or taken back, and no other message is [THR-26]", () => {
    expect(answerUnder(anOpening()).ok).toBe(true);
    expect(answerUnder(anOpening({ visibility: "hidden" }))).toMatchObject(refusal("subject_hidden"));
    expect(answerUnder(aMessage({ id: subject.id }))).toMatchObject(refusal("unknown_subject"));
    const taken = decide(
      { ...aDeletion(), payload: { messageId: subject.id } },
      aContext({ content: anOpening({ authorId: aModerator().uid }), actor: aModerator() }),
    );
    expect(taken).toMatchObject({ value: { content: { title: "", text: "" } } });
    const left = anOpening({ title: "", text: "", deletedAt: NOW });
    expect(answerUnder(left)).toMatchObject(refusal("unknown_subject"));
  });

  it("is followed once until it is taken back, and no other message is [THR-28] [P10]", () => {
    const follow = (content: Message, on = true, marks: readonly KeptMark[] = []) =>
      decide(aFollowed(on), aContext({ content, actor: aResident(), membership: aMembership({ marks }) }));
    const counts = { kind: "follow", by: 1 };
    const followed = follow(anOpening());
    expect(followed).toMatchObject({
      value: { counts, membership: { marks: [{ kind: "follow", subject }] } },
    });
    const marks = followed.ok ? (followed.value.membership?.marks ?? []) : [];
    expect(follow(anOpening(), true, marks)).not.toHaveProperty("value.counts");
    expect(follow(aMessage({ id: subject.id }))).toMatchObject(refusal("unknown_subject"));
    expect(follow(anOpening({ visibility: "hidden" }))).toMatchObject(refusal("subject_hidden"));
    const gone = anOpening({ title: "", text: "", deletedAt: NOW });
    expect(follow(gone)).toMatchObject(refusal("unknown_subject"));
    expect(follow(gone, false, marks)).toMatchObject({ value: { counts: { by: -1 } } });
  });

  it("is not one of its messages, and leaves not a word to everybody once it is hidden [THR-26] [THR-9]", () => {
    const [opening, answer] = [anOpening(), aMessage({ subject })];
    const views = [opening, answer].map((message) => ({ message, sync: null, mine: false }));
    expect(inThreadOrder(subject.id, views).map(({ first }) => first.message.id)).toEqual([answer.id]);
    for (const hidden of [anOpening({ visibility: "hidden" }), anOpening({ withheld: true })])
      expect(publicMessageOf(hidden)).toMatchObject({ title: "", text: "", authorName: "" });
    expect(publicMessageOf(answer)).not.toHaveProperty("title");
  });
});
