import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import communes from "@etalab/decoupage-administratif/data/communes.json" with { type: "json" };
import { atCity, ofCity } from "../../src/i18n/city-words.ts";

const french = setupI18n({ locale: "fr" });

interface Commune {
  readonly nom: string;
  /** How the national register says it is joined to « de ». */
  readonly typeLiaison?: number;
}

/** What the register's numbers stand for, and the letters each takes from the name. */
const JOINED: readonly (readonly [before: string, article: string])[] = [
  ["de ", ""],
  ["d’", ""],
  ["du ", "Le "],
  ["de ", ""],
  ["des ", "Les "],
  ["de ", ""],
];

describe("the name of a commune", () => {
  it.each([
    ["Betton", "de Betton", "à Betton"],
    ["Angers", "d’Angers", "à Angers"],
    ["Écully", "d’Écully", "à Écully"],
    ["Le Mans", "du Mans", "au Mans"],
    ["Les Abymes", "des Abymes", "aux Abymes"],
    ["La Rochelle", "de La Rochelle", "à La Rochelle"],
    ["L’Haÿ-les-Roses", "de L’Haÿ-les-Roses", "à L’Haÿ-les-Roses"],
    ["Hyères", "d’Hyères", "à Hyères"],
  ])("%s is joined as one says it: %s, %s [NAV-25]", (name, of, at) => {
    expect([ofCity(french, name), atCity(french, name)]).toEqual([of, at]);
  });

  it("is joined as the national register does, but for the « h » that nobody can tell [NAV-25]", () => {
    const wrong = (communes as readonly Commune[]).filter(({ nom, typeLiaison }) => {
      const joined = JOINED[typeLiaison ?? JOINED.length];
      if (joined === undefined || /^h/iu.test(nom)) return false;
      const [before, article] = joined;
      return ofCity(french, nom) !== `${before}${nom.slice(article.length)}`;
    });
    // A commune of 2023, of which the register did not say yet how it is joined.
    expect(wrong.map(({ nom }) => nom)).toEqual(["Le Vernet-Chaméane"]);
  });

  it("stays as it is where the sentence is English [NAV-25]", () => {
    const english = setupI18n({ locale: "en" });
    expect([ofCity(english, "Le Mans"), atCity(english, "Le Mans")]).toEqual(["Le Mans", "Le Mans"]);
  });
});
