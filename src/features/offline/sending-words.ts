import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PhotoRefusalCode, TransientCode } from "../../data/device/rows.ts";
import type { DiscardProblem, EditProblem } from "../../data/outbox/row-actions.ts";

export const TRANSIENT_WORDS = {
  network: msg`Pas de réseau.`,
  timeout: msg`Le réseau est trop lent.`,
  server: msg`Le service est momentanément indisponible.`,
  too_many: msg`Trop d’envois à la fois. Le prochain essai attendra un peu.`,
  signed_out: msg`Votre connexion doit être renouvelée.`,
  account_disabled: msg`Votre compte est désactivé. Rien n’est envoyé, tout est gardé.`,
  outdated: msg`Mise à jour nécessaire. Rien n’est envoyé, tout est gardé.`,
  portal: msg`Le Wi-Fi demande une connexion. Ouvrez sa page d’accueil.`,
  wrong_shape: msg`La réponse du service n’a pas pu être lue.`,
  retry: msg`Le service est occupé.`,
  not_announced: msg`La photo attend que le texte soit arrivé.`,
} as const satisfies Record<TransientCode, MessageDescriptor>;

export const PHOTO_REFUSAL_WORDS = {
  not_yours: msg`Cette photo appartient à un autre envoi.`,
  too_large: msg`Cette photo est trop lourde.`,
  unsupported_image: msg`Ce format d’image n’est pas accepté.`,
  broken_image: msg`Cette photo est abîmée.`,
  too_many_pixels: msg`Cette photo est trop grande.`,
  unreadable: msg`Cette photo ne peut plus être lue sur cet appareil.`,
} as const satisfies Record<PhotoRefusalCode, MessageDescriptor>;

export const ACTION_PROBLEM_WORDS = {
  quota: msg`Cet appareil n’a plus de place. Rien n’a été changé.`,
  unavailable: msg`Cet appareil ne permet pas d’enregistrer. Rien n’a été changé.`,
  lost_connection: msg`L’enregistrement a été interrompu. Réessayez.`,
  sending: msg`Un essai d’envoi est en cours. Réessayez dans un instant.`,
  maybe_sent: msg`La commune l’a peut-être déjà reçu : il ne peut plus être annulé.`,
  not_editable: msg`La commune l’a peut-être déjà reçu : il ne peut plus être modifié.`,
} as const satisfies Record<DiscardProblem["code"] | EditProblem["code"], MessageDescriptor>;
