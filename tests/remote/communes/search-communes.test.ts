import { describe, expect, it } from "vitest";
import { parseCommuneIndex } from "../../../src/remote/communes/commune-entry.ts";
import { searchCommunes } from "../../../src/remote/communes/search-communes.ts";

const index = parseCommuneIndex(
  [
    "35024\tBetton\t35830\t12500\t481817\t-16436\tIlle-et-Vilaine",
    "01344\tSaint-Denis-lès-Bourg\t01000\t6000\t\t\tAin",
    "93066\tSaint-Denis\t93200,93210\t113000\t489356\t23539\tSeine-Saint-Denis",
    "97411\tSaint-Denis\t97400,97417\t153000\t-208789\t554481\tLa Réunion",
    "94038\tL’Haÿ-les-Roses\t94240\t31000\t\t\tVal-de-Marne",
    "2A004\tAjaccio\t20000,20090\t76320\t\t\tCorse-du-Sud",
    "75056\tParis\t75001,75011,75020\t2100000\t\t\tParis",
    "93072\tStains\t93240\t38000\t\t\tSeine-Saint-Denis",
    "76351\tLe Havre\t76600\t166000\t\t\tSeine-Maritime",
    "14740\tVire Normandie\t14500\t17000\t\t\tCalvados",
    "55039\tBeaumont-en-Verdunois\t55100\t\t\t\tMeuse",
    "26064\tŒuilly\t02160\t200\t\t\tAisne",
    "80829\tY\t80190\t87\t\t\tSomme",
    "02001\tL'Abbaye\t02300\t700\t\t\tAisne",
    "not a code\tNulle part\t\t\t\t\t",
  ].join("\n"),
);

const names = (text: string, limit = 5) =>
  searchCommunes(index, text, limit).entries.map(({ name, department }) => `${name} (${department})`);

describe("finding one's commune", () => {
  it("by its name, whatever the accents, the hyphens, the apostrophes and the case [CITY-8]", () => {
    expect(names("BETTON")).toEqual(["Betton (Ille-et-Vilaine)"]);
    expect(names("l'hay les roses")).toEqual(["L’Haÿ-les-Roses (Val-de-Marne)"]);
    expect(names("lhay")).toEqual(["L’Haÿ-les-Roses (Val-de-Marne)"]);
    expect(names("oeuilly")).toEqual(["Œuilly (Aisne)"]);
    expect(names("havre")).toEqual(["Le Havre (Seine-Maritime)"]);
  });

  it("with « St » for « Saint », without losing Stains [CITY-8]", () => {
    expect(names("st denis")).toContain("Saint-Denis (Seine-Saint-Denis)");
    expect(names("st")).toContain("Stains (Seine-Saint-Denis)");
    expect(names("stains")).toEqual(["Stains (Seine-Saint-Denis)"]);
  });

  it("puts the exact name first, then the most populated of its homonyms, told apart by département [CITY-8]", () => {
    expect(names("saint-denis").slice(0, 3)).toEqual([
      "Saint-Denis (La Réunion)",
      "Saint-Denis (Seine-Saint-Denis)",
      "Saint-Denis-lès-Bourg (Ain)",
    ]);
    expect(names("saint denis reunion")[0]).toBe("Saint-Denis (La Réunion)");
  });

  it("by a postcode, its beginning, an arrondissement's or the commune's code [CITY-8]", () => {
    expect(names("35830")).toEqual(["Betton (Ille-et-Vilaine)"]);
    expect(names("2009")).toEqual(["Ajaccio (Corse-du-Sud)"]);
    expect(names("2a004")).toEqual(["Ajaccio (Corse-du-Sud)"]);
    expect(names("75011")).toEqual(["Paris (Paris)"]);
    expect(names("paris 11")).toEqual(["Paris (Paris)"]);
    expect(names("Paris 1er")).toEqual(["Paris (Paris)"]);
    expect(names("paris 20ème")).toEqual(["Paris (Paris)"]);
    expect(names("paris 21")).toEqual([]);
    expect(names("betton 30")).toEqual([]);
    expect(names("93 stains")).toEqual(["Stains (Seine-Saint-Denis)"]);
    expect(names("35830 betton")).toEqual(["Betton (Ille-et-Vilaine)"]);
  });

  it("by its whole name even when that is one letter, and by an arrondissement in words [CITY-8]", () => {
    expect(names("Y")).toEqual(["Y (Somme)"]);
    expect(names("Paris 11e arrondissement")).toEqual(["Paris (Paris)"]);
  });

  it("among all that a postcode has, of which the best are shown first [CITY-8]", () => {
    const { entries, count } = searchCommunes(index, "93", 1);
    expect(entries).toHaveLength(1);
    expect(count).toBe(2);
    expect(searchCommunes(index, "93", Infinity).entries).toHaveLength(count);
  });

  it("with the typographic apostrophe [CITY-8]", () => {
    expect(names("l'abbaye")).toEqual(["L’Abbaye (Aisne)"]);
  });

  it("finds nothing for one character, for blanks and for unknown names [CITY-8]", () => {
    expect(names("b")).toEqual([]);
    expect(names("  -- ")).toEqual([]);
    expect(names("zzzz")).toEqual([]);
    expect(names("35830 paris")).toEqual([]);
  });

  it("keeps communes without inhabitants, and leaves out invalid lines [CITY-8]", () => {
    expect(searchCommunes(index, "beaumont", 5).entries).toMatchObject([{ population: null, place: null }]);
    expect(index).toHaveLength(14);
  });
});
