import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PasswordProblem } from "../../domain/account/password.ts";
import type { AuthProblemCode } from "../../remote/auth/auth-problem.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";

export const AUTH_PROBLEM_WORDS = {
  wrong_credentials: msg`Adresse ou mot de passe incorrect. Vérifiez-les, ou demandez un lien par e-mail.`,
  wrong_password: msg`Mot de passe incorrect.`,
  email_in_use: msg`Cette adresse a déjà un compte.`,
  invalid_email: msg`Veuillez entrer une adresse email valide`,
  weak_password: msg`Le service refuse ce mot de passe. Choisissez-en un plus long.`,
  requires_recent_login: msg`Confirmez d’abord que c’est bien vous.`,
  too_many_requests: msg`Trop de tentatives. Réessayez dans quelques minutes.`,
  offline: msg`Le serveur ne répond pas. Rien n’a changé : réessayez avec du réseau.`,
  account_disabled: msg`Ce compte est désactivé. Écrivez à votre mairie pour en connaître la raison.`,
  account_gone: msg`Ce compte n’existe pas, ou n’existe plus.`,
  signed_out: msg`Votre session a pris fin. Rechargez la page, puis recommencez.`,
  code_expired: msg`Ce lien a expiré.`,
  code_invalid: msg`Ce lien a déjà servi, ou n’est pas complet.`,
  other_person: msg`Ce mot de passe est celui d’un autre compte.`,
  already_linked: msg`Votre compte utilise déjà cette méthode de connexion.`,
  method_closed: msg`Cette méthode de connexion n’est pas proposée ici.`,
  second_factor: msg`Ce compte exige une double authentification, que Parvis ne permet pas encore.`,
  storage_refused: msg`Votre navigateur bloque la connexion. Autorisez ce site à enregistrer des données.`,
  popup_closed: msg`La connexion a été interrompue avant la fin.`,
  misconfigured: msg`La connexion ne fonctionne pas pour le moment. Réessayez plus tard.`,
  unknown: msg`Le service n’a pas pu répondre. Réessayez dans un instant.`,
} as const satisfies Record<AuthProblemCode, MessageDescriptor>;

export const CALL_PROBLEM_WORDS = {
  offline: AUTH_PROBLEM_WORDS.offline,
  signed_out: AUTH_PROBLEM_WORDS.signed_out,
  account_disabled: AUTH_PROBLEM_WORDS.account_disabled,
  requires_recent_login: AUTH_PROBLEM_WORDS.requires_recent_login,
  refused: msg`La commune n’a pas accepté cette demande. Rien n’a été changé.`,
} as const satisfies Record<CallProblem["code"], MessageDescriptor>;

/** The specification's wording where it has one; {0} is the limit. */
const PASSWORD_WORDS = {
  required: msg`Ce champ est requis`,
  too_short: msg({ message: "Vous devez entrer un minimum de {0} caractères" }),
  too_long: msg({ message: "Vous devez entrer un maximum de {0} caractères" }),
  too_common: msg`Ce mot de passe est trop courant. Choisissez plutôt quelques mots sans lien entre eux.`,
} as const satisfies Record<PasswordProblem["code"], MessageDescriptor>;

export function passwordSentence(i18n: I18n, problem: PasswordProblem): string {
  const limit = "limit" in problem ? problem.limit : "";
  return i18n._({ ...PASSWORD_WORDS[problem.code], values: { 0: limit } });
}
