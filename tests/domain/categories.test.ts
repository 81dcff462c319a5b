import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BLOCKED_CATEGORIES,
  CATEGORIES,
  CATEGORY_IDS,
  categoryOf,
  isAnsweredByAdvice,
  SUBCATEGORY_ID_CHARS_MAX,
  subcategoryOf,
} from "../../src/domain/anomaly/categories.ts";
import { SYNONYMS } from "../../src/domain/anomaly/category-synonyms.ts";
import { searchBlockedCategories, searchCategories } from "../../src/domain/anomaly/search-categories.ts";
import { TITLE_CHARS } from "../../src/domain/limits/limits.ts";

const SUBCATEGORIES = CATEGORIES.flatMap(({ subcategories }) => subcategories);

describe("the city's categories", () => {
  it("are twelve, in the order of the page, with « Autre » at the end [ANO-8]", () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual([...CATEGORY_IDS]);
    expect(CATEGORIES.at(-1)?.label).toBe("Autre");
    expect(SUBCATEGORIES).toHaveLength(58);
  });

  it("have codes of their own, and synonyms for every sub-category and for nothing else [ANO-8]", () => {
    for (const { id, subcategories } of CATEGORIES) {
      const ids = subcategories.map((subcategory) => subcategory.id);
      expect(Object.keys(SYNONYMS[id])).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Object.values(SYNONYMS[id]).filter((words) => words.split(", ").length < 3)).toEqual([]);
    }
    expect(
      SUBCATEGORIES.filter(({ id }) => !/^[a-z-]+$/u.test(id) || id.length > SUBCATEGORY_ID_CHARS_MAX),
    ).toEqual([]);
  });

  it("have labels that fit the title they fill [FORM-2]", () => {
    expect(SUBCATEGORIES.filter(({ label }) => label.length > TITLE_CHARS.max)).toEqual([]);
  });

  it("are found by their code, and nothing is found under a foreign one [SEC-6]", () => {
    expect(categoryOf("eau").label).toBe("Eau et assainissement");
    expect(subcategoryOf("eau", "fuite-eau")?.advice).toBe("water_leak");
    expect(subcategoryOf("eau", "nid-de-poule")).toBeUndefined();
    expect(subcategoryOf("eau", "constructor")).toBeUndefined();
    expect(() => categoryOf("__proto__" as "eau")).toThrow("There is no category");
  });

  it("answer danger and foreign matters by advice [ANO-9]", () => {
    expect(SUBCATEGORIES.filter(isAnsweredByAdvice).map(({ id }) => id)).toEqual(["cable-ou-trappe-ouverte"]);
    expect(BLOCKED_CATEGORIES.every(isAnsweredByAdvice)).toBe(true);
  });
});

describe("the search of a category", () => {
  it.each([
    ["réverbère", "lampadaire-eteint"],
    ["reverbere", "lampadaire-eteint"],
    ["LAMPADAIRES éteints", "lampadaire-eteint"],
    ["nid de poule", "nid-de-poule"],
    ["nid-de-poule", "nid-de-poule"],
    ["il y a un trou dans la route", "nid-de-poule"],
    ["crotte de chien", "dejections-canines"],
    ["voiture ventouse", "vehicule-epave"],
    ["passage pieton", "marquage-efface"],
    ["balançoire", "jeux-pour-enfants"],
    ["nid de frelons", "frelon-asiatique"],
    ["bouche d'égout", "avaloir-bouche"],
    ["croix gammee", "propos-injurieux"],
    ["poub", "corbeille"],
    ["fuite d’eau", "fuite-eau"],
    ["verglas", "neige-verglas"],
  ])("finds what people mean by « %s » [ANO-8]", (text, id) => {
    expect(
      searchCategories(text)
        .map(({ subcategory }) => subcategory.id)
        .slice(0, 3),
    ).toContain(id);
  });

  it("puts a label before a synonym [ANO-8]", () => {
    expect(searchCategories("lampadaire")[0]?.subcategory.label).toMatch(/^Lampadaire/u);
    expect(searchCategories("banc")[0]?.subcategory.id).toBe("banc");
  });

  it("finds every sub-category first or nearly so by its own label [ANO-8]", () => {
    const lost = SUBCATEGORIES.filter(
      ({ id, label }) =>
        !searchCategories(label)
          .slice(0, 2)
          .some(({ subcategory }) => subcategory.id === id),
    );
    expect(lost.map(({ label }) => label)).toEqual([]);
  });

  it("finds nothing in nothing, and never throws [ANO-8]", () => {
    expect(searchCategories("")).toEqual([]);
    expect(searchCategories("de la ?")).toEqual([]);
    expect(searchCategories("xylophone")).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void searchCategories(text)));
  });

  it.each([
    ["tapage nocturne", "bruit"],
    ["mon voisin", "voisinage"],
    ["incendie", "urgence"],
    ["agression", "urgence"],
  ])("offers advice for « %s » [ANO-9]", (text, id) => {
    expect(searchBlockedCategories(text).map((blocked) => blocked.id)).toEqual([id]);
  });
});
