import { describe, expect, it } from "vitest";
import { decide } from "../../src/domain/command/decide.ts";
import { eventsOf } from "../../src/domain/notification/events-of.ts";
import { parseMessage } from "../../src/domain/thread/parse-message.ts";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { asItsThread } from "../../src/domain/thread/withheld-message.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aModerator } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("a message", () => {
  it("of a discussion that is hidden is withheld with it, and comes back as it was [THR-21]", () => {
    const content = { ...aMessage({ authorName: "Maëlle" }), flags: [] };
    const withheld = asItsThread(content, aThread({ state: "hidden" }), NOW);
    expect(publicMessageOf(withheld)).toMatchObject({ visibility: "public", text: "", authorName: "" });
    expect(parseMessage(publicMessageOf(withheld)).ok).toBe(true);
    expect(asItsThread(withheld, aThread({ state: "hidden" }), NOW)).toBe(withheld);
    const shown = asItsThread(withheld, aThread({ state: "locked" }), NOW);
    expect(publicMessageOf(shown)).toMatchObject({ text: content.text, rev: 3 });
    expect(asItsThread(content, aThread(), NOW)).toBe(content);
  });

  it("that was hidden by itself stays so when its discussion is shown again [THR-21]", () => {
    const withheld = asItsThread(aMessage({ visibility: "hidden" }), aThread({ state: "hidden" }), NOW);
    const shown = asItsThread(withheld, aThread(), NOW);
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
