import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldCode, FieldProblem } from "../domain/command/refusal.ts";

export const FIELD_SENTENCES = {
  required: msg`Ce champ est requis`,
  too_short: msg({ message: "Vous devez entrer un minimum de {0} caractères" }),
  too_long: msg({ message: "Vous devez entrer un maximum de {0} caractères" }),
  wrong_length: msg({ message: "Vous devez entrer exactement {0} caractères" }),
  excluded_character: msg`Ce champ contient un caractère qui n’est pas admis`,
  not_one_of: msg`Veuillez choisir au moins une valeur`,
  not_a_number: msg`Ce champ ne peut contenir que des chiffres`,
  not_an_integer: msg`Ce champ ne peut contenir que des valeurs entières`,
  not_capital_letters: msg`Ce champ ne peut contenir que des lettres majuscules`,
  out_of_range: msg`Cette valeur est hors des limites admises`,
  pattern: msg`Format invalide`,
  before_start: msg`La fin précède le début`,
  is_email: msg`Ce champ ne peut pas contenir une adresse email`,
  contact_details: msg`N’écrivez ici ni adresse e-mail, ni site, ni numéro de téléphone : ce nom est public`,
  official_name: msg`Ce nom ferait croire à un service public. Choisissez-en un autre`,
  unknown_field: msg`Ce champ n’est pas attendu`,
  wrong_type: msg`Format invalide`,
} as const satisfies Record<FieldCode, MessageDescriptor>;

export function fieldSentence(i18n: I18n, problem: Pick<FieldProblem, "code" | "limit">): string {
  return i18n._({ ...FIELD_SENTENCES[problem.code], values: { 0: problem.limit ?? "" } });
}
