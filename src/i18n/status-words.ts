import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AnomalyStatus } from "../domain/anomaly/statuses.ts";

interface StatusWords {
  readonly label: MessageDescriptor;
  /** Where a line is all there is. */
  readonly short?: MessageDescriptor;
  readonly meaning: MessageDescriptor;
}

export const STATUS_WORDS = {
  new: { label: msg`Signalée`, meaning: msg`La commune n’a pas encore répondu.` },
  ack: { label: msg`Prise en compte`, meaning: msg`La mairie l’a vue.` },
  info: {
    label: msg`Précisions demandées`,
    short: msg`À préciser`,
    meaning: msg`La commune attend une réponse de l’auteur.`,
  },
  planned: {
    label: msg`Intervention programmée`,
    short: msg`Programmée`,
    meaning: msg`Une intervention est prévue.`,
  },
  progress: {
    label: msg`En cours de traitement`,
    short: msg`En cours`,
    meaning: msg`Quelqu’un s’en occupe.`,
  },
  forwarded: {
    label: msg`Transmise à un gestionnaire`,
    short: msg`Transmise`,
    meaning: msg`Elle ne relève pas de la commune, qui l’a transmise.`,
  },
  claimed: {
    label: msg`Indiquée comme résolue`,
    short: msg`Dite résolue`,
    meaning: msg`Un habitant la dit résolue ; la commune doit encore le vérifier.`,
  },
  resolved: { label: msg`Résolue`, meaning: msg`La commune l’a vérifiée.` },
  rejected: { label: msg`Sans suite`, meaning: msg`La commune n’interviendra pas ; le motif est indiqué.` },
  duplicate: { label: msg`Doublon`, meaning: msg`Le suivi continue sur le signalement d’origine.` },
  reopen: {
    label: msg`Réouverture demandée`,
    short: msg`À rouvrir`,
    meaning: msg`Le problème est toujours là, selon un habitant.`,
  },
  withdrawn: { label: msg`Retirée`, meaning: msg`Son auteur l’a retirée.` },
} satisfies Record<AnomalyStatus, StatusWords> as Record<AnomalyStatus, StatusWords>;
