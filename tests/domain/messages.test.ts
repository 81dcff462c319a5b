import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { NOTHING_SENT } from "../../src/domain/command/quota-problem.ts";
import { parseMessage } from "../../src/domain/thread/parse-message.ts";
import { postMessage } from "../../src/domain/thread/post-message.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { aCity } from "../examples/a-city.ts";
import { aModeration } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aDeletion, aMessage, anEdit, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aGuest, aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const refusal = (code: string) => ({ ok: false, problem: { code } });
const around = { surroundings: someSurroundings() };

describe("a message", () => {
  it("is published as it was written, on the last page of its thread [THR-1]", () => {
    const surroundings = someSurroundings(aThread({ pages: 3 }));
    expect(decide(aPost(), aContext({ surroundings }))).toMatchObject({
      ok: true,
      value: {
        content: {
          text: aPost().payload.text,
          subject: aPost().payload.subject,
          id: anIdentifier(51),
          visibility: "public",
          number: "",
          page: `35024/${anIdentifier(101)}.3`,
          authorId: aResident().uid,
        },
        membership: { contributions: { messages: 8 } },
      },
    });
  });

  it("is kept on a device that knows nothing around it, for the city to decide [THR-1]", () => {
    expect(decide(aPost({ replyTo: anIdentifier(9) }), aContext())).toMatchObject({ ok: true });
  });

  it.each([
    ["1,001 characters", "a".repeat(1001), "too_long"],
    ["nothing", "", "required"],
    ["spaces alone", " \n \u00A0 ", "required"],
    ["joiners that nobody sees", "\u200D\u200D", "required"],
    ["marks over marks", `Mairie${"\u0301".repeat(8)}`, "excluded_character"],
    ["a text turned around", "au\u202Eerdnert", "excluded_character"],
  ])("of %s is refused, on the device and on the server [THR-2]", (_, text, code) => {
    const problem = { problem: { code: "invalid", fields: [{ field: "text", code }] } };
    expect(decide(aPost({ text }), aContext(around))).toMatchObject(problem);
    expect(parseCommand(aPost({ text }))).toMatchObject(problem);
  });

  it.each(["<img src=x onerror=alert(1)>", "javascript:alert(1)", "a".repeat(1000), "👍", "مرحبا"])(
    "may say %s: it is text [THR-2]",
    (text) => {
      expect(decide(aPost({ text }), aContext(around))).toMatchObject({ value: { content: { text } } });
    },
  );

  it("answers a message of the first level, and quotes one of the same thread [THR-3]", () => {
    const first = aMessage({ id: anIdentifier(1) });
    const answer = aMessage({ id: anIdentifier(2), replyTo: first.id });
    const elsewhere = aMessage({
      id: anIdentifier(3),
      subject: { collection: "ideas", id: anIdentifier(7) },
    });
    const surroundings = someSurroundings(undefined, [first, answer, elsewhere]);
    const asked = (over: Parameters<typeof aPost>[0]) => decide(aPost(over), aContext({ surroundings }));
    expect(asked({ replyTo: first.id, quoted: answer.id }).ok).toBe(true);
    expect(asked({ replyTo: answer.id })).toMatchObject(refusal("malformed"));
    expect(asked({ quoted: elsewhere.id })).toMatchObject(refusal("malformed"));
    expect(asked({ replyTo: anIdentifier(99) })).toMatchObject(refusal("unknown_subject"));
  });

  it("may answer what was deleted meanwhile [THR-3]", () => {
    const gone = aMessage({ id: anIdentifier(1), text: "", deletedAt: NOW });
    const surroundings = someSurroundings(undefined, [gone]);
    expect(decide(aPost({ replyTo: gone.id }), aContext({ surroundings })).ok).toBe(true);
  });

  it("is refused where the thread was locked or hidden, also when it was written before [THR-4]", () => {
    const asked = (state: "locked" | "hidden", actor = aResident()) =>
      decide(aPost(), aContext({ actor, surroundings: someSurroundings(aThread({ state })) }));
    expect(asked("locked")).toMatchObject(refusal("thread_locked"));
    expect(asked("hidden")).toMatchObject(refusal("subject_hidden"));
    expect(asked("locked", aModerator()).ok).toBe(true);
  });

  it("is refused under what is hidden, private to others, or not there [THR-4]", () => {
    const about = (visibility: "hidden" | "private") =>
      someSurroundings(undefined, [], anAnomaly({ id: anIdentifier(101), visibility, authorId: "maelle" }));
    const nowhere = { thread: undefined, contents: new Map() };
    const asked = (surroundings: typeof nowhere) => decide(aPost(), aContext({ surroundings }));
    expect(asked(about("hidden") as never)).toMatchObject(refusal("subject_hidden"));
    expect(asked(about("private") as never)).toMatchObject(refusal("unknown_subject"));
    expect(asked(nowhere)).toMatchObject(refusal("unknown_subject"));
  });

  it("of a guest is refused but where the commune allows it, and waits there for a moderator [THR-5]", () => {
    const asked = (guestMessages: "none" | "checked", actor = aGuest()) => {
      const city = aCity({ guestMessages, moderatorsCount: 1, preModeration: "newcomers" });
      return decide(aPost(), aContext({ actor, city, ...around }));
    };
    expect(asked("none")).toMatchObject(refusal("guests_read"));
    expect(asked("checked")).toMatchObject({ value: { content: { visibility: "pending" } } });
    expect(asked("none", aResident())).toMatchObject({ value: { content: { visibility: "public" } } });
  });

  it("of the commune is written by its moderators alone [THR-6]", () => {
    const asked = (actor = aResident()) =>
      decide(aPost({ isOfficial: true }), aContext({ actor, ...around }));
    expect(asked()).toMatchObject(refusal("not_allowed"));
    expect(asked(aModerator())).toMatchObject({ value: { content: { isOfficial: true } } });
  });

  it("is the sixth within ten minutes for moderators alone: others wait a little [THR-20]", () => {
    const sent = { ...NOTHING_SENT, thatDay: 5, recently: 5 };
    expect(decide(aPost(), aContext({ sent, ...around }))).toMatchObject({
      ok: false,
      problem: { code: "too_fast", limit: 5 },
    });
    expect(decide(aPost(), aContext({ sent: { ...sent, recently: 4 }, ...around })).ok).toBe(true);
    expect(decide(aPost(), aContext({ sent, actor: aModerator(), ...around })).ok).toBe(true);
  });

  it("is changed by its author within ten minutes of when it was taken, however late the change arrives [THR-7]", () => {
    const content = aMessage({ authorId: aResident().uid });
    const asked = (minutes: number, late = 0) =>
      decide(
        anEdit("Le trou fait un mètre.", { performedAt: NOW + minutes * MINUTE_MS }),
        aContext({ content, now: NOW + (minutes + late) * MINUTE_MS }),
      );
    expect(asked(10, 300)).toMatchObject({ value: { content: { text: "Le trou fait un mètre.", rev: 2 } } });
    expect(asked(11)).toMatchObject(refusal("too_late"));
    const theirs = aMessage({ authorId: "somebody-else" });
    expect(decide(anEdit("Non."), aContext({ content: theirs }))).toMatchObject(refusal("not_yours"));
  });

  it("carries one photo, whose bytes follow, and which leaves with its words [THR-25]", () => {
    const photo = { id: anIdentifier(70), alt: "Le trou, vu du trottoir" };
    const decided = decide(aPost({ photos: [photo] }), aContext(around));
    expect(decided).toMatchObject({
      value: { content: { photos: [{ ...photo, state: "waiting", thumb: "" }] } },
    });
    const two = [photo, { ...photo, id: anIdentifier(71) }];
    expect(parseCommand(aPost({ photos: two }))).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "photos", code: "out_of_range", limit: 1 }] },
    });
    expect(postMessage.photoIdsOf(aPost({ photos: [photo] }).payload)).toEqual([photo.id]);
    const content = aMessage({
      authorId: aResident().uid,
      photos: [{ ...photo, state: "stored", thumb: "" }],
    });
    expect(decide(aDeletion(), aContext({ content }))).toMatchObject({ value: { content: { photos: [] } } });
    expect(publicMessageOf({ ...content, withheld: true }).photos).toEqual([]);
  });

  it("that its author deletes leaves its place, and not a word nor a name [THR-8]", () => {
    const content = aMessage({ authorId: aResident().uid, authorName: "Maëlle", quoted: anIdentifier(1) });
    const decision = decide(aDeletion(), aContext({ content }));
    expect(decision).toMatchObject({
      value: { content: { text: "", authorName: "", quoted: null, deletedAt: NOW, rev: 2 } },
    });
    const deleted = { ...content, text: "", deletedAt: NOW };
    expect(decide(anEdit("Encore."), aContext({ content: deleted }))).toMatchObject(
      refusal("unknown_subject"),
    );
  });

  it("that a moderator hides says why and not a word of it; it has no state between seen and hidden [THR-9]", () => {
    const content = aMessage();
    const subject = { collection: "messages", id: content.id } as const;
    const hide = aModeration({ subject, to: "hidden", code: "privacy" });
    const decision = decide(hide, aContext({ actor: aModerator(), content }));
    expect(decision).toMatchObject({
      value: { content: { visibility: "hidden", moderated: { code: "privacy" } } },
    });
    const hidden = publicMessageOf({ ...content, visibility: "hidden", authorName: "Maëlle" });
    expect(hidden).toMatchObject({ text: "", authorId: "", authorName: "" });
    expect(parseMessage(hidden).ok).toBe(true);
    expect(parseCommand(aModeration({ subject, to: "private" }))).toMatchObject(refusal("invalid"));
  });
});
