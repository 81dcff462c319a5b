import { describe, expect, it } from "vitest";
import { messages as englishFirst } from "../../src/i18n/catalogues/first/en.po";
import { messages as frenchFirst } from "../../src/i18n/catalogues/first/fr.po";
import { messages as englishLater } from "../../src/i18n/catalogues/later/en.po";
import { messages as frenchLater } from "../../src/i18n/catalogues/later/fr.po";

describe("the catalogue of the first screen and the one of all others", () => {
  it("say the same where both have a sentence [UI-32]", () => {
    for (const [first, later] of [
      [englishFirst, englishLater],
      [frenchFirst, frenchLater],
    ] as const) {
      const shared = Object.keys(first).filter((id) => id in later);
      expect(shared).not.toEqual([]);
      expect(shared.filter((id) => JSON.stringify(first[id]) !== JSON.stringify(later[id]))).toEqual([]);
    }
  });
});
