import { describe, expect, it } from "vitest";
import type { Content } from "../../../src/domain/content/content.ts";
import { eventsOf, warningOf, type ContentStep } from "../../../src/domain/notification/events-of.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const COMMAND = anIdentifier(6);

function stepOf(
  collection: ContentStep["subject"]["collection"],
  before: Content | undefined,
  after: Content,
): ContentStep {
  const subject = { collection, id: after.id };
  return { id: COMMAND, subject, before, after, actorId: "moderator-solene", now: NOW };
}

const ofAll = {
  cityId: "35024",
  actorId: "moderator-solene",
  at: NOW,
  latE6: null,
  lngE6: null,
  categoryId: "",
};

describe("an event", () => {
  it("says whose and what it is, who did it and when, under an id of its own kind [NOT-2]", () => {
    const step = stepOf("ideas", anIdea(), anIdea({ visibility: "hidden" }));
    expect(eventsOf(step)).toEqual([
      {
        ...ofAll,
        id: `${COMMAND}-moderation`,
        kind: "moderation",
        what: "hidden",
        audience: "author",
        subject: step.subject,
        authorsOf: [step.after.id],
      },
    ]);
  });

  it("of what is near says where and of which matter, and is no word to its author [NOT-4]", () => {
    const step = stepOf(
      "anomalies",
      undefined,
      anAnomaly({ place: placeOf(48.2, -1.7), categoryId: "eclairage" }),
    );
    expect(eventsOf(step)).toEqual([
      {
        ...ofAll,
        id: `${COMMAND}-nearby`,
        kind: "nearby",
        what: "new",
        audience: "neighbours",
        subject: step.subject,
        authorsOf: [],
        latE6: 48_200_000,
        lngE6: -1_700_000,
        categoryId: "eclairage",
      },
    ]);
    const [idea] = eventsOf(stepOf("ideas", undefined, anIdea({ place: placeOf(48.2, -1.7) })));
    expect(idea).toMatchObject({ kind: "nearby", categoryId: anIdea().categoryId });
    expect(eventsOf(stepOf("ideas", undefined, anIdea({ place: null })))).toEqual([]);
  });

  it("for moderators is no word to its author, and one for whoever flagged has an id beside [NOT-15] [MOD-7]", () => {
    const flags = [{ code: "spam", text: "", at: NOW, byKind: "resident" }] as const;
    const [review] = eventsOf(stepOf("anomalies", anAnomaly(), anAnomaly({ flags })));
    expect(review).toMatchObject({ id: `${COMMAND}-review`, what: "flagged", authorsOf: [] });
    const [judged] = eventsOf(stepOf("anomalies", anAnomaly({ flags }), anAnomaly()));
    expect(judged).toMatchObject({ id: `${COMMAND}-flags`, authorsOf: [], flagged: anAnomaly().id });
    expect(eventsOf(stepOf("anomalies", anAnomaly({ flags }), anAnomaly({ flags, rev: 2 })))).toEqual([]);
  });

  it("of a rule that was broken is for its author alone, and leads to where it stands [NOT-9] [THR-24]", () => {
    const report = stepOf("anomalies", anAnomaly(), anAnomaly());
    const warned = { kind: "moderation", what: "warned-offensive", audience: "author" };
    expect(warningOf(report, "offensive")).toMatchObject({ ...warned, subject: report.subject });
    const message = stepOf("messages", aMessage(), aMessage());
    expect(warningOf(message, "offensive")).toMatchObject({
      ...warned,
      subject: aMessage().subject,
      authorsOf: [aMessage().id],
    });
  });

  it("is that another idea asks to be merged with it, once [IDEA-11]", () => {
    const asked = (mergeWith: string) => ({ ...anIdea(), mergeWith }) as Content;
    const merge = { kind: "answer", what: "merge", audience: "author" };
    expect(eventsOf(stepOf("ideas", anIdea(), asked("a")))).toMatchObject([merge]);
    expect(eventsOf(stepOf("ideas", asked("a"), asked("b")))).toMatchObject([merge]);
    expect(eventsOf(stepOf("ideas", asked("a"), { ...asked("a") }))).toEqual([]);
    expect(eventsOf(stepOf("ideas", asked("a"), anIdea()))).toEqual([]);
    expect(eventsOf(stepOf("ideas", undefined, asked("a"))).map(({ what }) => what)).not.toContain("merge");
  });
});

describe("what changed of an activity", () => {
  it.each([
    ["when it ends", { endsAt: NOW }],
    ["where it is", { placeName: "Salle de la Confluence" }],
    ["its address on the web", { url: "https://betton.example/autre" }],
  ])("is told whoever comes: %s [ACT-13]", (_, change) => {
    const before = anActivity();
    expect(eventsOf(stepOf("activities", before, { ...before, ...change }))).toMatchObject([
      { kind: "activity", what: "changed", audience: "followers" },
    ]);
  });

  it("is nothing to tell of a report, nor of what is new [NOT-1]", () => {
    const step = stepOf("activities", undefined, anActivity());
    expect(eventsOf(step).map(({ kind }) => kind)).not.toContain("activity");
    const message = aMessage();
    expect(eventsOf(stepOf("messages", message, { ...message, text: "Merci." } as Content))).toEqual([]);
  });
});

describe("a new line of a history", () => {
  const line = (byKind: "moderator" | "admin" | "resident", at = NOW) =>
    ({ at, status: "new", reason: "Nous y pensons.", byKind, byName: "" }) as const;
  const whatOf = (before: Content, after: Content) =>
    eventsOf(stepOf("anomalies", before, after)).map(({ what }) => what);

  it("is told where the commune wrote it, also when nothing else changed [NOT-1]", () => {
    const before = anAnomaly();
    const having = (...lines: readonly ReturnType<typeof line>[]) =>
      anAnomaly({ history: [...before.history, ...lines] });
    expect(whatOf(before, having(line("moderator")))).toEqual(["new"]);
    expect(whatOf(before, having(line("admin")))).toEqual(["new"]);
    expect(whatOf(before, having(line("resident")))).toEqual([]);
    expect(whatOf(having(line("moderator")), { ...having(line("moderator")), rev: 9 })).toEqual([]);
  });

  it("is known by its moment where an older one made room for it [NOT-1]", () => {
    const before = anAnomaly({ history: [line("moderator", NOW - 1)] });
    expect(whatOf(before, anAnomaly({ history: [line("moderator", NOW)] }))).toEqual(["new"]);
  });
});

it("is what everybody may read of a message that was kept back meanwhile, and of one that was public nothing [NOT-1]", () => {
  const [pending, shown] = [aMessage({ visibility: "pending" }), aMessage()];
  const whatOf = (before: Content | undefined, after: Content) =>
    eventsOf(stepOf("messages", before, after)).map(({ kind, what }) => `${kind} ${what}`);
  expect(whatOf(pending, shown)).toEqual(["moderation message-published", "message message"]);
  expect(whatOf(undefined, pending)).toEqual(["review pending"]);
  expect(whatOf(shown, { ...shown, rev: 2 })).toEqual([]);
  expect(eventsOf(stepOf("messages", undefined, shown))[0]).toMatchObject({ authorsOf: [shown.subject.id] });
});
