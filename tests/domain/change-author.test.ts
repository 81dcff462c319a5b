import { describe, expect, it } from "vitest";
import {
  inTheHandsOf,
  withoutAuthor,
  withoutDecider,
  withoutName,
  withoutSignature,
} from "../../src/domain/content/change-author.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const createdAt = NOW - 5000;
const own = { at: createdAt, status: "new", reason: "", byKind: "resident", byName: "Yann" } as const;
const citys = { at: NOW, status: "ack", reason: "", byKind: "moderator", byName: "Solène Rault" } as const;
const report = anAnomaly({
  createdAt,
  authorId: "resident-yann",
  authorKind: "resident",
  authorName: "Yann",
  history: [own, citys],
});

describe("an author who leaves a report", () => {
  it("takes their name off it and off their own line, never off the city's [ANO-13]", () => {
    const nameless = withoutName(report, NOW);
    expect(nameless).toMatchObject({ authorName: "", authorId: "resident-yann", rev: report.rev + 1 });
    expect(nameless.history).toEqual([{ ...own, byName: "" }, citys]);
    expect(withoutName(nameless, NOW + 1)).toBe(nameless);
  });

  it("hands it over with its kind, and nothing else changes [F57]", () => {
    const hands = inTheHandsOf(report, { uid: "moderator-solene", kind: "moderator" }, NOW);
    expect(hands).toMatchObject({
      authorId: "moderator-solene",
      authorKind: "moderator",
      authorName: "Yann",
    });
    expect(hands.history).toEqual([{ ...own, byKind: "moderator" }, citys]);
    expect(hands.title).toBe(report.title);
  });

  it("whose name stands on what they decided about others takes that off, and no other name [AUTH-23] [AUTH-35]", () => {
    const moderated = { count: 1, to: "public", code: "", reason: "", byKind: "moderator" } as const;
    const decided = { ...report, moderated: { ...moderated, at: NOW, byName: "Solène Rault" } };
    const left = withoutSignature(decided, NOW, NOW + 1);
    expect(left.history).toEqual([own, { ...citys, byName: "" }]);
    expect(left.moderated).toMatchObject({ at: NOW, byName: "" });
    expect(left).toMatchObject({ authorName: "Yann", rev: report.rev + 1, updatedAt: NOW + 1 });
    expect(withoutSignature(left, NOW, NOW + 2)).toBe(left);
    expect(withoutSignature(decided, NOW - 1, NOW)).toBe(decided);
  });

  it("stands no more as the account that decided, once that is gone [AUTH-23]", () => {
    const moderated = {
      count: 1,
      at: NOW,
      to: "hidden",
      code: "privacy",
      reason: "",
      byKind: "moderator",
    } as const;
    const decided = { ...report, moderated: { ...moderated, byName: "", by: "moderator-solene" } };
    const left = withoutDecider(decided, "moderator-solene", NOW + 1);
    expect(left.moderated).toEqual({ ...moderated, byName: "" });
    expect(left).toMatchObject({ rev: report.rev + 1, updatedAt: NOW + 1 });
    expect(withoutDecider(decided, "somebody-else", NOW)).toBe(decided);
    expect(withoutDecider(report, "moderator-solene", NOW)).toBe(report);
  });

  it("leaves nothing that tells who they were, and the report still parses [AUTH-23]", () => {
    const left = withoutAuthor(report, NOW);
    expect(JSON.stringify(left)).not.toMatch(/yann/iu);
    expect(left.history[1]).toEqual(citys);
    expect(parseAnomaly(left).ok).toBe(true);
  });
});
