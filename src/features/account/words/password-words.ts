import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PasswordProblem } from "../../../domain/account/password.ts";

/** The specification's wording where it has one; {0} is the limit. */
const PASSWORD_WORDS = {
  required: msg`Ce champ est requis`,
  too_short: msg({ message: "Vous devez entrer un minimum de {0} caractères" }),
  too_long: msg({ message: "Vous devez entrer un maximum de {0} caractères" }),
  too_common: msg`Ce mot de passe est parmi les premiers que l’on essaie. Choisissez plutôt quelques mots sans lien entre eux.`,
} as const satisfies Record<PasswordProblem["code"], MessageDescriptor>;

export function passwordSentence(i18n: I18n, problem: PasswordProblem): string {
  const limit = "limit" in problem ? problem.limit : "";
  return i18n._({ ...PASSWORD_WORDS[problem.code], values: { 0: limit } });
}

export const EMAIL_SENTENCE = msg`Veuillez entrer une adresse email valide`;
