import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommandKind } from "../../domain/command/commands.ts";

const COMMAND_WORDS: Readonly<Record<CommandKind, MessageDescriptor>> = {
  "report-anomaly": msg`Signalement`,
  "me-too-anomaly": msg`Je constate aussi`,
  "follow-anomaly": msg`Suivi d’un signalement`,
  "change-status": msg`Réponse de la commune`,
  "claim-resolved": msg`« C’est résolu »`,
  "contest-resolved": msg`« Toujours présent »`,
  "thank-agents": msg`Merci aux agents`,
  "edit-anomaly": msg`Correction d’un signalement`,
  "add-precision": msg`Précision sur un signalement`,
  "reopen-anomaly": msg`Demande de réouverture`,
  "answer-follow-up": msg`« Ce problème est-il réglé ? »`,
  "withdraw-anomaly": msg`Retrait d’un signalement`,
  "recategorise-anomaly": msg`Changement de catégorie`,
  "move-anomaly": msg`Déplacement d’un signalement`,
  "mark-duplicate": msg`Doublon`,
  "publish-idea": msg`Idée`,
  "support-idea": msg`Soutien d’une idée`,
  "support-idea-as-guest": msg`Soutien d’une idée`,
  "follow-idea": msg`Suivi d’une idée`,
  "flag-content": msg`Contenu signalé à la modération`,
  "hide-own-name": msg`Retrait de mon nom`,
  "remove-name": msg`Retrait d’un nom`,
  "remove-photo": msg`Retrait d’une photo`,
  "edit-activity": msg`Correction d’une activité`,
  "edit-idea": msg`Correction d’une idée`,
  "specify-idea": msg`Précision sur une idée`,
  "propose-merge": msg`Proposition de réunir deux idées`,
  "withdraw-idea": msg`Retrait d’une idée`,
  "answer-idea": msg`Réponse de la commune à une idée`,
  "moderate-content": msg`Décision de modération`,
  "appeal-decision": msg`Contestation d’une décision`,
  "propose-activity": msg`Activité`,
  "join-activity": msg`Participation à une activité`,
  "interest-activity": msg`Intérêt pour une activité`,
  "post-message": msg`Message`,
  "edit-message": msg`Correction d’un message`,
  "delete-message": msg`Suppression d’un message`,
  "follow-activity": msg`Suivi d’une activité`,
  "reschedule-activity": msg`Changement d’une activité`,
  "verify-organiser": msg`Vérification d’un organisateur`,
  "moderate-thread": msg`Décision sur une discussion`,
  "mute-author": msg`Suspension d’un auteur de messages`,
  "warn-author": msg`Avertissement à l’auteur`,
  "update-city-settings": msg`Réglages de la commune`,
  "update-my-city": msg`Mes réglages de la commune`,
  "update-my-notifications": msg`Mes réglages de notifications`,
  "read-notifications": msg`Notifications lues`,
  "mute-content": msg`Ne plus me prévenir`,
};

/** What the outbox calls a command; one of a newer version has no name here. */
export function commandWords(kind: string): MessageDescriptor {
  return Object.hasOwn(COMMAND_WORDS, kind) ? COMMAND_WORDS[kind as CommandKind] : msg`Envoi`;
}
