import type { CityId } from "../../../src/domain/city/city.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import type { DigestLine } from "../../../src/domain/notification/digest.ts";
import { placeName, type MailMessage } from "./mail-document.ts";
import { mailLinks } from "./mail-links.ts";

/** In French, as everything the service writes by itself: one and several. */
const LINES: Readonly<Record<DigestLine, readonly [one: string, several: string]>> = {
  status: ["signalement a avancé", "signalements ont avancé"],
  "follow-up": [
    "signalement dont on vous demande s’il est réglé",
    "signalements dont on vous demande s’ils sont réglés",
  ],
  answer: ["réponse de la commune", "réponses de la commune"],
  message: ["nouveau message", "nouveaux messages"],
  activity: ["activité a changé", "activités ont changé"],
  // What was decided about what they wrote is mailed at once.
  moderation: ["décision sur ce que vous avez signalé", "décisions sur ce que vous avez signalé"],
  merge: ["proposition de réunir deux idées", "propositions de réunir deux idées"],
  tomorrow: ["rappel d’une activité", "rappels d’activités"],
  "place-freed": ["place libérée dans une activité", "places libérées dans des activités"],
  nearby: ["nouveauté près de chez vous", "nouveautés près de chez vous"],
  review: [
    "moment où des contenus attendaient la modération",
    "moments où des contenus attendaient la modération",
  ],
};

/** It quotes nobody: what is hidden tomorrow must not stand in a mailbox. */
export function digestMessage(
  { cityId, cityName }: { readonly cityId: CityId; readonly cityName: string },
  counts: readonly (readonly [DigestLine, number])[],
): MailMessage {
  const lines = counts.map(([kind, count]) => `- ${count} ${LINES[kind][count === 1 ? 0 : 1]}`);
  const place = placeName(cityName);
  const text = [
    "Bonjour,",
    `Voici ce qui est nouveau à ${place} :`,
    lines.join("\n"),
    ...mailLinks(pathOf("Notifications", { cityId })),
  ].join("\n\n");
  return { subject: `Parvis, ${place} : ce qui est nouveau`, text };
}
