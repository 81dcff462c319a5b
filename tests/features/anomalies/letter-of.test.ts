import { describe, expect, it } from "vitest";
import { letterOf } from "../../../src/features/anomalies/words/letter-of.ts";
import { loadEnglishLabels } from "../../../src/i18n/categories/category-labels.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";

describe("the letter to a town hall that does not read Parvis", () => {
  it("is in French, whatever language whoever sends it reads [ANO-31]", async () => {
    await loadEnglishLabels();
    const anomaly = anAnomaly({ title: "", categoryId: "voirie", subcategoryId: "nid-de-poule" });
    const { subject, text } = letterOf(aCity({ name: "Angers" }), anomaly);
    expect(subject).toBe("Nid-de-poule ou chaussée abîmée");
    expect(text).toContain(`Je vous signale à Angers : ${subject}.`);
    expect(text).toMatch(/^Madame, Monsieur le Maire,\n\nJe vous/u);
  });
});
