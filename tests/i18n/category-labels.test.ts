import { beforeAll, describe, expect, it, vi } from "vitest";
import { CATEGORIES } from "../../src/domain/anomaly/categories.ts";
import { TITLE_CHARS } from "../../src/domain/limits/limits.ts";
import { anomalyTitle } from "../../src/i18n/categories/anomaly-title.ts";
import { loadEnglishLabels, subcategoryLabel } from "../../src/i18n/categories/category-labels.ts";
import { ENGLISH_SEARCH } from "../../src/i18n/categories/english-search.ts";
import { FRENCH_SEARCH } from "../../src/i18n/categories/french-search.ts";

const FRENCH = { locale: "fr" };
const ENGLISH = { locale: "en" };

const labelsIn = (i18n: { readonly locale: string }) =>
  CATEGORIES.flatMap(({ id, subcategories }) =>
    subcategories.map((subcategory) => subcategoryLabel(i18n, id, subcategory.id)),
  );

describe("the labels of categories", () => {
  it("are French until English is loaded [UI-4]", async () => {
    // Whichever test ran before, these have loaded nothing yet.
    vi.resetModules();
    const labels = await import("../../src/i18n/categories/category-labels.ts");
    expect(labels.categoryLabel(ENGLISH, "eau")).toBe("Eau et assainissement");
    await labels.loadEnglishLabels();
    expect(labels.categoryLabel(ENGLISH, "eau")).toBe("Water and drainage");
    expect(labels.categoryLabel(FRENCH, "eau")).toBe("Eau et assainissement");
  });
});

describe("the labels of sub-categories", () => {
  beforeAll(loadEnglishLabels);

  it.each([FRENCH, ENGLISH])("fit the title they fill, in $locale [FORM-2]", (i18n) => {
    const labels = labelsIn(i18n);
    expect(labels.filter((label) => label === "" || label.length > TITLE_CHARS.max)).toEqual([]);
  });

  it("are empty for a code that this version does not know [SEC-6]", () => {
    expect(subcategoryLabel(FRENCH, "eau", "nid-de-poule")).toBe("");
    expect(subcategoryLabel(FRENCH, "eau", "constructor")).toBe("");
  });

  it("are the title of a report whose text is not public [ANO-8]", () => {
    const report = { title: "", categoryId: "eau", subcategoryId: "fuite-eau" } as const;
    expect(anomalyTitle(FRENCH, report)).toBe("Fuite d’eau");
    expect(anomalyTitle(FRENCH, { ...report, subcategoryId: "newer" })).toBe("Eau et assainissement");
    expect(anomalyTitle(FRENCH, { ...report, title: "Fuite rue Haute" })).toBe("Fuite rue Haute");
  });

  it.each([FRENCH_SEARCH, ENGLISH_SEARCH])("have three synonyms or more each [ANO-8]", ({ synonyms }) => {
    for (const words of Object.values(synonyms).flatMap((category) => Object.values(category)))
      expect(words.split(", ").length).toBeGreaterThanOrEqual(3);
  });
});
