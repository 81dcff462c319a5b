import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import "../support/stories.ts";
import {
  BLOCKED_CATEGORIES,
  CATEGORIES,
  CATEGORY_IDS,
  categoryOf,
  isAnsweredByAdvice,
  SUBCATEGORY_ID_CHARS_MAX,
  subcategoryOf,
} from "../../src/domain/anomaly/categories.ts";
import { categorySearch } from "../../src/domain/anomaly/search-categories.ts";
import { loadEnglishLabels, subcategoryLabel } from "../../src/i18n/categories/category-labels.ts";
import { searchWordsIn } from "../../src/i18n/categories/search-words.ts";

const SUBCATEGORIES = CATEGORIES.flatMap(({ subcategories }) => subcategories);

describe("the city's categories", () => {
  it("are twelve, in the order of the page, with « Autre » at the end [ANO-8]", () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual([...CATEGORY_IDS]);
    expect(CATEGORIES.at(-1)?.id).toBe("autre");
    expect(SUBCATEGORIES).toHaveLength(58);
  });

  it("have codes of their own within their category [ANO-8]", () => {
    for (const { subcategories } of CATEGORIES) {
      const ids = subcategories.map((subcategory) => subcategory.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(
      SUBCATEGORIES.filter(({ id }) => !/^[a-z-]+$/u.test(id) || id.length > SUBCATEGORY_ID_CHARS_MAX),
    ).toEqual([]);
  });

  it("are found by their code, and nothing is found under a foreign one [SEC-6]", () => {
    expect(categoryOf("eau").duplicateRadiusM).toBe(50);
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

const FRENCH = { locale: "fr" };

describe("the search of a category", () => {
  const { offered, blocked } = categorySearch(searchWordsIn(FRENCH));
  beforeAll(loadEnglishLabels);

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
      offered(text)
        .map(({ subcategory }) => subcategory.id)
        .slice(0, 3),
    ).toContain(id);
  });

  it("puts a label before a synonym [ANO-8]", () => {
    expect(offered("lampadaire")[0]?.subcategory.id).toMatch(/^lampadaire/u);
    expect(offered("banc")[0]?.subcategory.id).toBe("banc");
  });

  it.each(["fr", "en"])(
    "finds every sub-category first or nearly so by its own label in %s [ANO-8]",
    (locale) => {
      const search = categorySearch(searchWordsIn({ locale }));
      const lost = CATEGORIES.flatMap(({ id, subcategories }) =>
        subcategories.filter(
          (subcategory) =>
            !search
              .offered(subcategoryLabel({ locale }, id, subcategory.id))
              .slice(0, 2)
              .some((found) => found.subcategory.id === subcategory.id),
        ),
      );
      expect(lost).toEqual([]);
    },
  );

  it.each([
    ["streetlight", "lampadaire-eteint"],
    ["a hole in the road", "nid-de-poule"],
    ["dog poo", "dejections-canines"],
    ["hornet nest", "frelon-asiatique"],
    ["wheelchairs", "acces-difficile"],
  ])("finds what people mean by « %s » in English [ANO-8, UI-4]", (text, id) => {
    const search = categorySearch(searchWordsIn({ locale: "en" }));
    const found = search.offered(text).map(({ subcategory }) => subcategory.id);
    expect(found.slice(0, 3)).toContain(id);
  });

  it("finds nothing in nothing, and never throws [ANO-8]", () => {
    expect(offered("")).toEqual([]);
    expect(offered("de la ?")).toEqual([]);
    expect(offered("xylophone")).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void offered(text)));
  });

  it.each([
    ["tapage nocturne", "bruit"],
    ["mon voisin", "voisinage"],
    ["incendie", "urgence"],
    ["agression", "urgence"],
  ])("offers advice for « %s » [ANO-9]", (text, id) => {
    expect(blocked(text).map((category) => category.id)).toEqual([id]);
  });
});
