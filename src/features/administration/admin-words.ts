import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActName, ActProblem } from "../../domain/administration/act.ts";
import type { AdminProblem } from "../../remote/callables/admin-callables.ts";

export const ADMIN_PROBLEM_WORDS = {
  offline: msg`Le service ne répond pas. Réessayez avec du réseau.`,
  not_allowed: msg`Ce compte n’a pas, ou n’a plus, les droits d’administration.`,
  refused: msg`La demande n’a pas pu être lue. Mettez l’application à jour, puis réessayez.`,
  unknown_account: msg`Ce compte n’existe plus.`,
  unconfirmed_address: msg`Cette personne n’a pas encore confirmé son adresse e-mail : elle ouvre d’abord le message que Parvis lui a envoyé.`,
  other_address: msg`L’adresse de ce compte est une autre. Relisez, puis recommencez.`,
  no_such_city: msg`Cette commune n’existe pas.`,
  too_many_cities: msg`Une personne modère 60 communes au plus.`,
  unknown_request: msg`Cette demande n’existe plus.`,
  own_account: msg`Votre propre compte est l’affaire d’une autre administratrice ou d’un autre administrateur.`,
  geo_api_unreachable: msg`L’API géographique ne répond pas. Réessayez plus tard.`,
} as const satisfies Record<AdminProblem | ActProblem, MessageDescriptor>;

export const ACT_WORDS = {
  "open-city": msg`Commune ouverte`,
  "grant-moderator": msg`Modération confiée`,
  "take-moderator": msg`Modération retirée`,
  "accept-request": msg`Demande de mairie acceptée`,
  "refuse-request": msg`Demande de mairie refusée`,
  "grant-admin": msg`Administration confiée`,
  "take-admin": msg`Administration retirée`,
  "disable-account": msg`Compte suspendu`,
  "enable-account": msg`Compte rétabli`,
  "set-notice": msg`Message du service changé`,
  "set-minimum-version": msg`Version minimale changée`,
} as const satisfies Record<ActName, MessageDescriptor>;
