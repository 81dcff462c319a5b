import type { NotificationKind } from "../../../src/domain/notification/kinds.ts";
import type { MailMessage } from "./mail-document.ts";

/** In French, as everything the service writes by itself: one and several. */
const LINES: Readonly<Record<NotificationKind, readonly [one: string, several: string]>> = {
  status: ["signalement a avancé", "signalements ont avancé"],
  answer: ["réponse de la commune", "réponses de la commune"],
  message: ["nouveau message", "nouveaux messages"],
  activity: ["activité a changé", "activités ont changé"],
  moderation: ["décision sur ce que vous avez écrit", "décisions sur ce que vous avez écrit"],
  nearby: ["nouveauté près de chez vous", "nouveautés près de chez vous"],
  review: [
    "moment où des contenus attendaient la modération",
    "moments où des contenus attendaient la modération",
  ],
};

/** It quotes nobody: what is hidden tomorrow must not stand in a mailbox. */
export function digestMessage(
  cityName: string,
  counts: readonly (readonly [NotificationKind, number])[],
): MailMessage {
  const lines = counts.map(([kind, count]) => `- ${count} ${LINES[kind][count === 1 ? 0 : 1]}`);
  const text = [
    "Bonjour,",
    `Voici ce qui est nouveau à ${cityName} :`,
    lines.join("\n"),
    "Ouvrez Parvis pour le lire. La fréquence de ce résumé se choisit dans Parvis, « Réglages des notifications ».",
  ].join("\n\n");
  return { subject: `Parvis, ${cityName} : ce qui est nouveau`, text };
}
