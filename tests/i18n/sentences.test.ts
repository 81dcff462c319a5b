import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { REFUSAL_CODES } from "../../src/domain/command/refusal.ts";
import { namedFieldSentence, sentenceOfField } from "../../src/i18n/field-names.ts";
import { FIELD_SENTENCES, fieldSentence } from "../../src/i18n/field-sentences.ts";
import { refusalSentence } from "../../src/i18n/refusal-sentences.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

describe("what a form says", () => {
  it("uses the specification's words, with the limit filled in [FORM-1]", () => {
    expect(fieldSentence(i18n, { code: "required" })).toBe("Ce champ est requis");
    expect(fieldSentence(i18n, { code: "too_long", limit: 80 })).toBe(
      "Vous devez entrer un maximum de 80 caractères",
    );
    expect(fieldSentence(i18n, { code: "too_short", limit: 5 })).toBe(
      "Vous devez entrer un minimum de 5 caractères",
    );
    expect(fieldSentence(i18n, { code: "not_a_number" })).toBe("Ce champ ne peut contenir que des chiffres");
    expect(fieldSentence(i18n, { code: "not_an_integer" })).toBe(
      "Ce champ ne peut contenir que des valeurs entières",
    );
    expect(fieldSentence(i18n, { code: "pattern" })).toBe("Format invalide");
    expect(fieldSentence(i18n, { code: "not_one_of" })).toBe("Veuillez choisir au moins une valeur");
  });

  it("says what to do where a place or a category is missing, by their names and without [FORM-1]", () => {
    const place = { field: "place", code: "required" } as const;
    const category = { field: "categoryId", code: "required" } as const;
    expect(sentenceOfField(i18n, place)).toBe("Placez le repère, puis appuyez sur « C’est ici »");
    expect(namedFieldSentence(i18n, category)).toMatch(/^Catégorie\s: choisissez de quoi il s’agit$/u);
    expect(sentenceOfField(i18n, { ...place, code: "wrong_type" })).toBe("Format invalide");
    expect(sentenceOfField(i18n, { field: "title", code: "required" })).toBe("Ce champ est requis");
  });

  it("speaks in the same way where the specification names a rule and no words [FORM-7, FORM-8, FORM-3]", () => {
    expect(fieldSentence(i18n, { code: "wrong_length", limit: 5 })).toBe(
      "Vous devez entrer exactement 5 caractères",
    );
    expect(fieldSentence(i18n, { code: "not_capital_letters" })).toBe(
      "Ce champ ne peut contenir que des lettres majuscules",
    );
    expect(fieldSentence(i18n, { code: "excluded_character" })).toBe(
      "Ce champ contient un caractère qui n’est pas admis",
    );
  });

  it("leaves no field problem without its sentence [UI-6]", () => {
    const codes = Object.keys(FIELD_SENTENCES) as (keyof typeof FIELD_SENTENCES)[];
    for (const code of codes) expect(fieldSentence(i18n, { code, limit: 3 })).toMatch(/^[A-ZÀ-Ý][^{}]+$/u);
  });
});

describe("what a refusal says", () => {
  it("gives each final answer a French sentence without gaps [UI-6, P6]", () => {
    for (const code of REFUSAL_CODES) {
      expect(refusalSentence(i18n, { code, limit: 3 })).toMatch(/^[A-ZÀ-Ý][^{}]+\.$/u);
    }
  });

  it("names the quota that was reached [P6]", () => {
    expect(refusalSentence(i18n, { code: "quota_reports", limit: 3 })).toBe(
      "Vous avez atteint la limite de 3 signalements par jour. Vous pourrez l’envoyer demain.",
    );
  });
});
