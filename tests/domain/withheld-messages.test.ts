import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { decide } from "../../src/domain/command/decide.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { eventsOf } from "../../src/domain/notification/events-of.ts";
import { parseMessage } from "../../src/domain/thread/parse-message.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import type { Thread } from "../../src/domain/thread/thread.ts";
import { asItsThread } from "../../src/domain/thread/withheld-message.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, anOpening, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const under = (thread?: Thread, about: Content = anAnomaly()) => ({ thread, about });

const FLAG = { code: "offensive", text: "", at: NOW, byKind: "resident" } as const;
const DECISION = { count: 1, at: NOW, code: "", reason: "", byKind: "moderator", byName: "" } as const;
const WITHDRAWN = { at: NOW, status: "withdrawn", reason: "", byKind: "resident", byName: "" } as const;

const TAKEN_AWAY: readonly (readonly [string, Partial<Anomaly>])[] = [
  ["hidden by a moderator", { visibility: "hidden" }],
  ["held back by one flag for privacy", { visibility: "pending", flags: [{ ...FLAG, code: "privacy" }] }],
  ["held back by three flags", { visibility: "pending", flags: [FLAG, FLAG, FLAG] }],
  [
    "left to the town hall by a moderator",
    { visibility: "private", moderated: { ...DECISION, to: "private" } },
  ],
  ["withdrawn by its author", { visibility: "private", history: [WITHDRAWN] }],
];

const LEFT: readonly (readonly [string, Partial<Anomaly>])[] = [
  ["public, and flagged", { flags: [FLAG, FLAG, FLAG] }],
  ["written for the town hall alone", { visibility: "private" }],
  ["waiting to be checked", { visibility: "pending", flags: [FLAG, FLAG, { ...FLAG, byKind: "guest" }] }],
];

describe("a message", () => {
  it.each(TAKEN_AWAY)("under what is %s is withheld until that is shown again [THR-30]", (_, over) => {
    const content = aMessage();
    const withheld = asItsThread(content, under(undefined, anAnomaly(over)), NOW);
    expect(publicMessageOf(withheld)).toMatchObject({ withheld: true, text: "" });
    const closed = aThread({ state: "hidden" });
    expect(asItsThread(withheld, under(closed), NOW)).toBe(withheld);
    expect(asItsThread(withheld, under(aThread(), anAnomaly(over)), NOW)).toBe(withheld);
    expect(publicMessageOf(asItsThread(withheld, under(), NOW))).toMatchObject({ text: content.text });
  });

  it.each(LEFT)("under what is %s is left to be read [THR-30]", (_, over) => {
    const content = aMessage();
    expect(asItsThread(content, under(undefined, anAnomaly(over)), NOW)).toBe(content);
  });

  it("that opened a discussion follows its own decision alone, those under it follow it [THR-30]", () => {
    const opening = anOpening({ visibility: "hidden" });
    expect(asItsThread(opening, under(undefined, opening), NOW)).toBe(opening);
    const answer = aMessage({ subject: opening.subject });
    expect(asItsThread(answer, under(undefined, opening), NOW)).toMatchObject({ withheld: true });
  });

  it("that a moderator writes under what is hidden is withheld from the start [THR-30]", () => {
    const about = anAnomaly({ id: anIdentifier(101), visibility: "hidden" });
    const surroundings = someSurroundings(undefined, [], about);
    const decided = decide(aPost(), aContext({ actor: aModerator(), surroundings }));
    expect(decided).toMatchObject({ value: { content: { withheld: true } } });
  });

  it("of a discussion that is hidden is withheld with it, and comes back as it was [THR-21]", () => {
    const content = { ...aMessage({ authorName: "Maëlle" }), flags: [] };
    const withheld = asItsThread(content, under(aThread({ state: "hidden" })), NOW);
    expect(publicMessageOf(withheld)).toMatchObject({ visibility: "public", text: "", authorName: "" });
    expect(parseMessage(publicMessageOf(withheld)).ok).toBe(true);
    expect(asItsThread(withheld, under(aThread({ state: "hidden" })), NOW)).toBe(withheld);
    const shown = asItsThread(withheld, under(aThread({ state: "locked" })), NOW);
    expect(publicMessageOf(shown)).toMatchObject({ text: content.text, rev: 3 });
    expect(asItsThread(content, under(aThread()), NOW)).toBe(content);
  });

  it("that was hidden by itself stays so when its discussion is shown again [THR-21]", () => {
    const withheld = asItsThread(
      aMessage({ visibility: "hidden" }),
      under(aThread({ state: "hidden" })),
      NOW,
    );
    const shown = asItsThread(withheld, under(aThread()), NOW);
    expect(publicMessageOf(shown)).toMatchObject({ visibility: "hidden", text: "" });
  });

  it("that a moderator writes in a hidden discussion is withheld from the start, and told nobody [THR-21]", () => {
    const surroundings = someSurroundings(aThread({ state: "hidden" }));
    const decided = decide(aPost(), aContext({ actor: aModerator(), surroundings }));
    if (!decided.ok) throw new Error("A moderator writes there.");
    const { content } = decided.value;
    expect(content).toMatchObject({ withheld: true });
    const subject = { collection: "messages", id: content.id } as const;
    const step = { id: anIdentifier(9), subject, before: undefined, after: content };
    expect(eventsOf({ ...step, actorId: "moderator", now: NOW })).toEqual([]);
  });
});
