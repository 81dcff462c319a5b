import { describe, expect, it } from "vitest";
import { parseTally } from "../../src/domain/content/tally.ts";
import { isAwaitingCommune, pagesOf, withMessages } from "../../src/domain/thread/talk-count.ts";
import { aTally } from "../examples/a-tally.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const said = (at: number, isOfficial = false) => ({ at: NOW + at, isOfficial });

describe("what the city counts of a discussion", () => {
  it("is its messages, when the last was written, and when the commune last answered [THR-19]", () => {
    const talk = withMessages(null, [said(1), said(3, true), said(2)]);
    expect(talk).toEqual({ messages: 3, lastAt: NOW + 3, officialAt: NOW + 3 });
    expect(talk && isAwaitingCommune(talk)).toBe(false);
    const more = withMessages(talk, [said(9)]);
    expect(more && isAwaitingCommune(more)).toBe(true);
    expect(withMessages(null, [])).toBeNull();
  });

  it("knows the page with the commune's last answer [THR-15] [THR-19]", () => {
    const on = (at: number, page: number | undefined, isOfficial = true) => ({
      ...said(at, isOfficial),
      page,
    });
    const talk = withMessages(null, [on(1, 1), on(5, 2), on(3, 1), on(9, 4, false)]);
    expect(talk).toEqual({ messages: 4, lastAt: NOW + 9, officialAt: NOW + 5, officialPage: 2 });
    // An earlier version noted no page: better none than the one of another answer.
    expect(withMessages(talk, [on(11, undefined)])).not.toHaveProperty("officialPage");
    const [tally] = aTally({ id: anIdentifier(1), cityId: "35024" }, {}, NOW).values();
    expect(parseTally({ ...tally, talk })).toMatchObject({ ok: true, value: { talk } });
  });

  it("stays hidden when somebody writes in it, the commune too [THR-21]", () => {
    const hidden = { messages: 1, lastAt: NOW, officialAt: null, withheld: true };
    expect(withMessages(hidden, [said(1), said(2, true)])).toMatchObject({ messages: 3, withheld: true });
  });

  it("turns a page each 50 messages [THR-19]", () => {
    const talk = { messages: 0, lastAt: NOW, officialAt: null };
    expect([0, 49, 50, 2000].map((messages) => pagesOf({ ...talk, messages }))).toEqual([1, 1, 2, 41]);
    expect(pagesOf(null)).toBe(1);
  });

  it("is nothing in a tally that only counts marks [THR-19]", () => {
    const [tally] = aTally({ id: anIdentifier(1), cityId: "35024" }, {}, NOW).values();
    const { talk: _, ...ofMarks } = tally ?? { talk: null };
    expect(parseTally(ofMarks)).toMatchObject({ ok: true, value: { talk: null } });
  });
});
