import { describe, expect, it, vi } from "vitest";
import { textIndex, type IndexedText } from "../../../src/data/search/text-index.ts";

const TEXTS: readonly IndexedText[] = [
  { key: "lamp", title: "Lampadaire éteint", text: "2026-0142 Devant l’école, rue des Œillets, Betton" },
  { key: "hole", title: "Nid-de-poule", text: "À côté du lampadaire de la rue du Trégor" },
  { key: "bank", title: "Banc cassé", text: "Parc de l’Hôtel-Dieu" },
];

function finder(texts = TEXTS) {
  const index = textIndex();
  index({ kind: "change", texts, gone: [] });
  return { index, find: (text: string) => index({ kind: "find", id: 1, text })?.keys };
}

describe("the texts of a commune", () => {
  it("are found by words in any order, accents, case, hyphens and ligatures aside [MAP-21]", () => {
    const { find } = finder();
    const all = ["ECOLE eteint", "oeillets", "éteint école", "Lampadaire Betton"];
    expect(all.map(find)).toEqual(all.map(() => ["lamp"]));
    expect(find("hotel dieu")).toEqual(["bank"]);
    expect(find("nid de poule")).toEqual(["hole"]);
    expect(find("2026-0142")).toEqual(["lamp"]);
  });

  it("are found by the beginning of a word, and with one typo [MAP-21]", () => {
    const { find } = finder();
    expect(find("lampa")).toEqual(["lamp", "hole"]);
    const typos = ["banx", "bann casse", "lampaddaire ecole", "trgor", "treegor"];
    expect(typos.map(find)).toEqual([["bank"], ["bank"], ["lamp"], ["hole"], ["hole"]]);
  });

  it("are not found by a short word with a typo, which would be another word [MAP-21]", () => {
    const { find } = finder();
    expect([find("ruz"), find("rue")?.length]).toEqual([[], 2]);
  });

  it("have first what says it in its title [MAP-21]", () => {
    expect(finder().find("lampadaire")).toEqual(["lamp", "hole"]);
  });

  it("are found though most say the word, by what else they say and by their title first [MAP-21]", () => {
    const many = Array.from({ length: 900 }, (_, n) => ({
      key: `t${n}`,
      title: n === 850 ? "Gare de Betton" : "Trou",
      text: `${n === 870 ? "girafe " : ""}${n % 2 === 0 ? "parc" : "rue"}, 35830 Betton`,
    }));
    const { find } = finder(many);
    expect(find("betton")).toHaveLength(50);
    expect(find("betton")?.[0]).toBe("t850");
    expect(find("35830 betton girafe")).toEqual(["t870"]);
    expect(find("betton giraffe")).toEqual(["t870"]);
    expect(find("betton gare parc")).toEqual(["t850"]);
  });

  it("are not found by a word they do not say, nor by none [MAP-21]", () => {
    const { find } = finder();
    expect(find("lampadaire girafe")).toEqual([]);
    expect(find("")).toEqual([]);
    expect(find("–")).toEqual([]);
  });

  it("are found as they are now, and no longer once they are gone [MAP-21]", () => {
    const { index, find } = finder();
    index({ kind: "change", texts: [{ key: "bank", title: "Poubelle", text: "" }], gone: ["hole"] });
    expect(find("banc")).toEqual([]);
    expect(find("poubelle")).toEqual(["bank"]);
    expect(find("tregor")).toEqual([]);
  });

  it("are all found where many change one message after the other, and no word of those before stays [MAP-21]", async () => {
    vi.useFakeTimers();
    const texts = (round: string) =>
      Array.from({ length: 2_000 }, (_, n) => ({ key: `t${n}`, title: `${wordOf(n)}${round}`, text: "" }));
    const { index, find } = finder(texts(""));
    for (const round of ["a", "b", "c"]) {
      index({ kind: "change", texts: texts(round).slice(0, 1_000), gone: [] });
      index({ kind: "change", texts: texts(round).slice(1_000), gone: [] });
      // An error that nobody caught would fail the run.
      await vi.advanceTimersByTimeAsync(1_000);
    }
    vi.useRealTimers();
    expect([find(`${wordOf(0)}c`), find(`${wordOf(1_999)}c`)]).toEqual([["t0"], ["t1999"]]);
  });
});

/** Words that begin alike in many ways. */
function wordOf(n: number): string {
  return `mot${n.toString(4).replaceAll("0", "é").replaceAll("1", "r").replaceAll("2", "s").replaceAll("3", "t")}x`;
}
