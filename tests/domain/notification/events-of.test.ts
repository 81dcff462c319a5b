import { describe, expect, it } from "vitest";
import type { Content } from "../../../src/domain/content/content.ts";
import { eventsOf } from "../../../src/domain/notification/events-of.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const COMMAND = anIdentifier(6);

function told(
  collection: "anomalies" | "ideas" | "activities",
  before: Content | undefined,
  after: Content,
): readonly object[] {
  const subject = { collection, id: after.id };
  const events = eventsOf({ id: COMMAND, subject, before, after, actorId: "moderator-solene", now: NOW });
  return events.map(({ kind, what, audience }) => ({ kind, what, audience }));
}

const answered = (status: "ack" | "new") => ({
  status,
  history: [
    ...anAnomaly().history,
    { at: NOW, status, reason: "", byKind: "moderator" as const, byName: "Solène Rault" },
  ],
});

describe("what is to be told", () => {
  it("is where a report stands now, to its author and to who follows it [NOT-1]", () => {
    expect(told("anomalies", anAnomaly(), anAnomaly(answered("ack")))).toEqual([
      { kind: "status", what: "ack", audience: "followers" },
    ]);
  });

  it("is told its author alone while not everybody may read it [NOT-1] [SEC-3]", () => {
    const before = anAnomaly({ visibility: "private" });
    expect(told("anomalies", before, anAnomaly({ visibility: "private", ...answered("new") }))).toEqual([
      { kind: "status", what: "new", audience: "author" },
    ]);
  });

  it("of an activity that is checked again is for whoever takes part, as soon as it is public [ACT-13] [SEC-3]", () => {
    const moved = { startsAt: anActivity().startsAt + 1, visibility: "pending" } as const;
    expect(told("activities", anActivity(), anActivity(moved))).toContainEqual({
      kind: "activity",
      what: "changed",
      audience: "followers",
    });
    expect(told("activities", anActivity(), anActivity({ ...moved, visibility: "hidden" }))).toContainEqual({
      kind: "activity",
      what: "changed",
      audience: "author",
    });
  });

  it("is to its author that what they contested stays as it is [MOD-9] [NOT-1]", () => {
    const decided = { count: 1, at: NOW, to: "hidden", code: "spam", reason: "", byName: "" } as const;
    const moderated = { ...decided, byKind: "moderator" } as const;
    const hidden = anAnomaly({ visibility: "hidden", moderated });
    const appeal = { at: NOW, words: "Ce n’est pas de la publicité." };
    const contested = anAnomaly({ visibility: "hidden", moderated: { ...moderated, appeal } });
    expect(told("anomalies", hidden, contested)).toEqual([
      { kind: "review", what: "contested", audience: "moderators" },
    ]);
    const upheld = { ...hidden, moderated: { ...moderated, count: 2, isFinal: true } };
    expect(told("anomalies", contested, upheld)).toEqual([
      { kind: "moderation", what: "upheld", audience: "author" },
    ]);
  });

  it("is what became of it to who flagged it, once a moderator decided, and to nobody else [MOD-7] [NOT-1]", () => {
    const flags = [{ code: "spam", text: "", at: NOW, byKind: "resident" }] as const;
    const flagged = anAnomaly({ flags });
    const toFlaggers = (what: string) => ({ kind: "moderation", what, audience: "flaggers" });
    expect(told("anomalies", flagged, anAnomaly())).toEqual([toFlaggers("flag-kept")]);
    expect(told("anomalies", flagged, anAnomaly({ visibility: "hidden" }))).toEqual([
      { kind: "moderation", what: "hidden", audience: "author" },
      toFlaggers("flag-hidden"),
    ]);
    expect(told("anomalies", anAnomaly(), flagged)).not.toContainEqual(
      expect.objectContaining({ audience: "flaggers" }),
    );
    const step = { id: COMMAND, actorId: "moderator-solene", now: NOW };
    const message = aMessage();
    const [event, ...more] = eventsOf({
      ...step,
      subject: { collection: "messages", id: message.id },
      before: { ...message, flags },
      after: message,
    });
    expect(event).toMatchObject({ flagged: message.id, subject: message.subject, authorsOf: [] });
    expect(more).toEqual([]);
    expect(
      new Set(
        eventsOf({
          ...step,
          subject: { collection: "anomalies", id: flagged.id },
          before: flagged,
          after: anAnomaly({ visibility: "hidden" }),
        }).map(({ id }) => id),
      ).size,
    ).toBe(2);
  });

  it("is nothing where the same is written again, or a word corrected [NOT-1]", () => {
    const same = anAnomaly();
    expect(told("anomalies", same, same)).toEqual([]);
    expect(told("anomalies", same, anAnomaly({ title: "Nid-de-poule profond", rev: 2 }))).toEqual([]);
  });

  it("is a new report to who lives near, once it is public [NOT-4]", () => {
    const nearby = { kind: "nearby", what: "new", audience: "neighbours" };
    const pending = anAnomaly({ visibility: "pending" });
    expect(told("anomalies", undefined, anAnomaly())).toEqual([nearby]);
    expect(told("anomalies", undefined, pending)).not.toContainEqual(nearby);
    expect(told("anomalies", pending, anAnomaly())).toEqual([
      { kind: "moderation", what: "published", audience: "author" },
      nearby,
    ]);
    expect(told("anomalies", anAnomaly({ visibility: "hidden" }), anAnomaly())).toEqual([
      { kind: "moderation", what: "published", audience: "author" },
    ]);
  });

  it("is told its author when it is hidden [NOT-1] [MOD-1]", () => {
    expect(told("ideas", anIdea(), anIdea({ visibility: "hidden" }))).toEqual([
      { kind: "moderation", what: "hidden", audience: "author" },
    ]);
  });

  it("is another hour of an activity, to who comes [NOT-1]", () => {
    const before = anActivity();
    expect(told("activities", before, { ...before, startsAt: before.startsAt + 1 } as Content)).toEqual([
      { kind: "activity", what: "changed", audience: "followers" },
    ]);
  });

  it("is a day that an activity leaves out, to who comes, and nothing where it repeats as before [ACT-13] [ACT-14]", () => {
    const repeats = { every: "week", count: 4, off: [] } as const;
    const before = anActivity({ repeats });
    expect(told("activities", before, anActivity({ repeats: { ...repeats, off: ["2026-06-28"] } }))).toEqual([
      { kind: "activity", what: "changed", audience: "followers" },
    ]);
    expect(
      told("activities", before, anActivity({ repeats: { ...repeats }, title: "Autrement dit" })),
    ).toEqual([]);
  });

  it("is a message under what it is about, to its author and to whom it answers [NOT-1]", () => {
    const message = aMessage({ replyTo: anIdentifier(8) });
    const { subject: about } = message;
    const subject = { collection: "messages", id: message.id } as const;
    const step = { id: COMMAND, subject, before: undefined, actorId: "resident-yann", now: NOW };
    const [plain] = eventsOf({ ...step, after: message });
    expect(plain).toMatchObject({
      kind: "message",
      subject: about,
      authorsOf: [about.id, anIdentifier(8)],
      audience: "followers",
    });
    const official = aMessage({ isOfficial: true });
    expect(eventsOf({ ...step, after: official })[0]).toMatchObject({ kind: "answer", what: "official" });
  });

  it("is told the author of a message under what it stands, when it is hidden [NOT-1]", () => {
    const [before, after] = [aMessage(), aMessage({ visibility: "hidden" })];
    const subject = { collection: "messages", id: after.id } as const;
    const step = { id: COMMAND, subject, before, after, actorId: "moderator-solene", now: NOW };
    expect(eventsOf(step)).toMatchObject([
      { kind: "moderation", what: "message-hidden", subject: after.subject, authorsOf: [after.id] },
    ]);
  });

  it("is what begins to wait for moderators, once until they decide [NOT-15]", () => {
    const review = { kind: "review", audience: "moderators" };
    const flag = { code: "insult", text: "", at: NOW, byKind: "resident" } as const;
    const [once, twice] = [anAnomaly({ flags: [flag] }), anAnomaly({ flags: [flag, flag], rev: 3 })];
    const pending = anAnomaly({ visibility: "pending" });
    expect(told("anomalies", undefined, pending)).toEqual([{ ...review, what: "pending" }]);
    expect(told("anomalies", anAnomaly(), once)).toEqual([{ ...review, what: "flagged" }]);
    expect(told("anomalies", once, twice)).toEqual([]);
    expect(told("anomalies", pending, anAnomaly({ visibility: "pending", rev: 2 }))).toEqual([]);
  });

  it("carries the same id however often the command is run [NOT-2]", () => {
    const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
    const step = { id: COMMAND, subject, before: anAnomaly(), actorId: "", now: NOW };
    const after = anAnomaly(answered("ack"));
    expect(eventsOf({ ...step, after })).toEqual(eventsOf({ ...step, after }));
  });
});
