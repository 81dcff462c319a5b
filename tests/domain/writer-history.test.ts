import { describe, expect, it } from "vitest";
import { writerHistories } from "../../src/domain/moderation/writer-history.ts";
import { writerKey } from "../../src/domain/moderation/writer-key.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const [maelle, yann] = [writerKey("35024", "resident-maelle"), writerKey("35024", "resident-yann")];

describe("what one person wrote in a city", () => {
  it("is counted with what became of it, without who they are [MOD-6]", () => {
    const by = {
      byKind: "moderator",
      byName: "Karim",
      at: NOW,
      reason: "",
      code: "privacy",
      count: 1,
    } as const;
    const hidden = anAnomaly({ visibility: "hidden", moderated: { ...by, to: "hidden" } });
    const histories = writerHistories([
      { writer: maelle, content: null },
      { writer: maelle, content: anAnomaly({ flags: [] }) },
      { writer: maelle, content: hidden },
      // Taken back by themselves.
      { writer: maelle, content: anAnomaly({ visibility: "hidden" }) },
      { writer: maelle, content: anAnomaly({ visibility: "pending" }) },
      { writer: yann, content: null },
      { writer: writerKey("35024", ""), content: null },
    ]);
    expect(histories.get(maelle)).toEqual({ contents: 5, published: 2, hidden: 1 });
    expect(histories.get(yann)).toEqual({ contents: 1, published: 1, hidden: 0 });
    expect(histories.size).toBe(2);
  });

  it("has a key that tells people apart and names none [MOD-6] [SEC-3]", () => {
    const people = Array.from({ length: 20_000 }, (_, n) => `resident-${n}`);
    const keys = new Set(people.map((uid) => writerKey("35024", uid)));
    expect(keys.size).toBe(people.length);
    expect([...keys].filter((key) => key.includes("resident"))).toEqual([]);
    expect(writerKey("35024", "resident-7")).toBe(writerKey("35024", "resident-7"));
  });

  it("has another key in another commune: nothing on a device says that it is the same person [MOD-6] [SEC-15]", () => {
    expect(writerKey("35024", "resident-7")).not.toBe(writerKey("35238", "resident-7"));
  });
});
