import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { withoutAuthor, withoutSignature } from "../../src/domain/content/change-author.ts";
import { areEnoughToHide, isTakenAway } from "../../src/domain/content/is-taken-away.ts";
import { newsSince } from "../../src/domain/content/news-since.ts";
import { noteAbout } from "../../src/domain/content/status-history.ts";
import { parseTally } from "../../src/domain/content/tally.ts";
import { withUnlisted } from "../../src/domain/content/with-unlisted.ts";
import { aTally } from "../examples/a-tally.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

type Line = Anomaly["history"][number];
const line = (over: Partial<Line>): Line => ({
  at: NOW,
  status: "new",
  reason: "",
  byKind: "resident",
  byName: "",
  ...over,
});

describe("who decided last, as it is said to who comes second", () => {
  const note = (...history: readonly Line[]) => noteAbout("already_done", anAnomaly({ history }));

  it.each(["moderator", "admin"] as const)(
    "is the %s who led it there, whatever its author added since [MOD-1]",
    (byKind) => {
      const [first, theirs, since] = [
        line({}),
        line({ status: "ack", byKind, byName: "Solène" }),
        line({ status: "ack" }),
      ];
      expect(note(first, theirs, since)).toEqual({ code: "already_done", byKind, byName: "Solène" });
      // What another one of the commune decided before it came to stand so says nothing of it.
      expect(note(theirs, line({ status: "claimed", byName: "Yann" }))).toMatchObject({
        byKind: "resident",
        byName: "Yann",
      });
    },
  );

  it("is who led it there where nobody of the commune did, and nobody by name where nothing is known [MOD-1]", () => {
    expect(note(line({ byName: "Maëlle" }), line({ byKind: "guest" }))).toMatchObject({
      byKind: "resident",
      byName: "Maëlle",
    });
    expect(note()).toEqual({ code: "already_done", byKind: "moderator", byName: "" });
  });
});

describe("what is left of somebody who goes", () => {
  it("is their content without a name or an account, in its own lines alone [AUTH-23]", () => {
    const content = anAnomaly({
      authorName: "Maëlle",
      history: [
        line({ at: anAnomaly().createdAt, byName: "Maëlle" }),
        line({ status: "ack", byKind: "moderator", byName: "Solène" }),
      ],
    });
    expect(withoutAuthor(content, NOW)).toMatchObject({
      authorId: "",
      authorName: "",
      authorKind: "deleted",
      rev: content.rev + 1,
      history: [
        { byName: "", byKind: "deleted" },
        { byName: "Solène", byKind: "moderator" },
      ],
    });
  });

  it("is what they decided about others, unsigned, and nothing of what anybody else signed [AUTH-23]", () => {
    const moderated = {
      count: 1,
      byKind: "moderator",
      to: "hidden",
      at: NOW,
      code: "offensive",
      reason: "",
      byName: "Solène",
    } as const;
    const lines = [line({ at: NOW - 1, byName: "Karim" }), line({ byName: "Solène" }), line({ byName: "" })];
    const signed = anAnomaly({ history: lines, moderated });
    const left = withoutSignature(signed, NOW, NOW + 1);
    expect(left.history.map(({ byName }) => byName)).toEqual(["Karim", "", ""]);
    expect([left.moderated?.byName, left.rev, left.updatedAt]).toEqual(["", signed.rev + 1, NOW + 1]);
    expect(withoutSignature(anAnomaly({ history: lines }), NOW, NOW)).not.toHaveProperty("moderated");
    const byHistory = withoutSignature(
      anAnomaly({ history: lines, moderated: { ...moderated, at: NOW - 5 } }),
      NOW,
      NOW,
    );
    expect(byHistory.moderated?.byName).toBe("Solène");
    const byDecision = withoutSignature(anAnomaly({ history: [], moderated }), NOW, NOW);
    expect(byDecision.moderated?.byName).toBe("");
    const none = anAnomaly({ history: lines, moderated });
    expect(withoutSignature(none, NOW - 9, NOW)).toBe(none);
  });
});

describe("what is taken from everybody", () => {
  it("is personal data at once, and not what one of several flags says [MOD-7]", () => {
    const flag = (code: "privacy" | "offensive", byKind: "resident" | "guest" = "resident") =>
      ({ code, byKind }) as never;
    expect(areEnoughToHide([flag("offensive"), flag("privacy", "guest")])).toBe(true);
    expect(areEnoughToHide([flag("offensive"), flag("offensive")])).toBe(false);
    expect(areEnoughToHide([])).toBe(false);
  });

  it("is what was hidden or withdrawn, however much happened before, and nothing that is public [MOD-4, ANO-24]", () => {
    const withdrawn = [line({}), line({ status: "withdrawn" })];
    const taken = (over: Partial<Anomaly>) => isTakenAway(anAnomaly(over));
    expect(taken({ visibility: "public", history: withdrawn })).toBe(false);
    expect(taken({ visibility: "private", history: withdrawn })).toBe(true);
    expect([
      taken({ visibility: "private" }),
      taken({ visibility: "hidden" }),
      taken({ visibility: "pending" }),
    ]).toEqual([false, true, false]);
  });
});

describe("a list", () => {
  it("is the very same where nothing of one's own is missing from it, and else in its order [ANO-12]", () => {
    const at = (n: number, updatedAt: number) => anAnomaly({ id: anIdentifier(n), updatedAt });
    const listed = [at(1, 50), at(2, 30)];
    expect(withUnlisted(listed, [])).toBe(listed);
    const own = [at(3, 10), at(4, 40), at(5, 60), at(6, 50)];
    expect(withUnlisted(listed, own).map(({ updatedAt }) => updatedAt)).toEqual([60, 50, 50, 40, 30, 10]);
    expect(
      withUnlisted(listed, own)
        .map(({ id }) => id)
        .slice(1, 3),
    ).toEqual([anIdentifier(1), anIdentifier(6)]);
  });

  it("says nothing new of what has no history [ANO-34]", () => {
    expect(newsSince(anAnomaly({ history: [], createdAt: NOW - 9 }), NOW - 5)).toBeNull();
  });

  it("counts what an older city did not, and refuses what is no count [ANO-7]", () => {
    const [tally] = aTally({ id: anIdentifier(1), cityId: "35024" }, { follow: 3 }, NOW).values();
    const { talk: _, ...counted } = tally!;
    expect(parseTally({ ...counted, counts: { follow: 3 } })).toEqual({ ok: true, value: tally });
    for (const counts of [null, "many", 3, undefined, { follow: "3" }])
      expect(parseTally({ ...counted, counts }).ok).toBe(false);
    for (const wrong of [null, "tally"]) expect(parseTally(wrong).ok).toBe(false);
  });
});
