import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RejectCode } from "../domain/anomaly/status-asks.ts";

export const REJECT_WORDS: Readonly<Record<RejectCode, MessageDescriptor>> = {
  hors_competence: msg`Ne relève pas de la commune`,
  non_constate: msg`Non constatée sur place`,
  deja_prevu: msg`Travaux déjà prévus`,
  signalement_incomplet: msg`Signalement trop incomplet`,
  domaine_prive: msg`Sur un terrain privé`,
  contraire_regles: msg`Contraire à la charte`,
};

/** Undefined for a reason of a newer version. */
export function rejectWords(code: string): MessageDescriptor | undefined {
  return Object.hasOwn(REJECT_WORDS, code) ? REJECT_WORDS[code as RejectCode] : undefined;
}
