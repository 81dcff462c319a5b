import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActName, ActProblem } from "../../domain/administration/act.ts";
import type { CallProblem } from "../../remote/callables/call-answered.ts";
import { CALL_PROBLEM_WORDS } from "../../shared/reading/call-problem-words.ts";

export const ADMIN_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  unknown_account: msg`Ce compte n’existe plus.`,
  unconfirmed_address: msg`Cette personne n’a pas encore confirmé son adresse e-mail : elle doit d’abord ouvrir le message que Parvis lui a envoyé.`,
  other_address: msg`L’adresse de ce compte est une autre. Relisez, puis recommencez.`,
  no_such_city: msg`Cette commune n’existe pas.`,
  too_many_cities: msg`Une personne modère 60 communes au plus.`,
  unknown_request: msg`Cette demande n’existe plus.`,
  own_account: msg`Seul un autre administrateur peut changer votre compte.`,
  geo_api_unreachable: msg`L’API géographique ne répond pas. Réessayez plus tard.`,
} as const satisfies Record<CallProblem | ActProblem, MessageDescriptor>;

export const ACT_WORDS = {
  "open-city": msg`Commune ouverte`,
  "grant-moderator": msg`Modération confiée`,
  "take-moderator": msg`Modération retirée`,
  "accept-request": msg`Demande de mairie acceptée`,
  "refuse-request": msg`Demande de mairie refusée`,
  "close-block-request": msg`Demande de suspension classée`,
  "grant-admin": msg`Administration confiée`,
  "take-admin": msg`Administration retirée`,
  "disable-account": msg`Compte suspendu`,
  "enable-account": msg`Compte rétabli`,
  "set-notice": msg`Message du service changé`,
  "set-minimum-version": msg`Version minimale changée`,
} as const satisfies Record<ActName, MessageDescriptor>;
