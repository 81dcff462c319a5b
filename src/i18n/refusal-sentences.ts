import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refusal, RefusalCode } from "../domain/command/refusal.ts";

/** Why the city said no, and what to do next; {0} is how many are allowed. */
const REFUSAL_SENTENCES = {
  invalid: msg`Certaines informations sont à corriger.`,
  malformed: msg`L’envoi n’a pas pu être lu. Ouvrez-le avec « Modifier », puis envoyez-le de nouveau.`,
  too_large: msg`L’envoi est trop volumineux. Raccourcissez le texte.`,
  unknown_kind: msg`Cette action n’est pas connue de la commune. Mettez l’application à jour, puis réessayez.`,
  unknown_city: msg`Cette commune n’est pas ouverte dans Parvis.`,
  unknown_subject: msg`Ce contenu n’existe pas ou n’existe plus.`,
  not_yours: msg`Seule la personne qui a écrit ce contenu peut le modifier.`,
  not_allowed: msg`Vous n’avez pas les droits nécessaires pour cette action.`,
  account_disabled: msg`Votre compte est désactivé. Vos saisies restent sur cet appareil.`,
  quota_reports: msg({
    message: "Vous avez atteint la limite de {0} signalements par jour. Vous pourrez l’envoyer demain.",
  }),
  quota: msg({
    message: "Vous avez atteint la limite de {0} envois de ce genre par jour. Recommencez demain.",
  }),
  quota_city: msg`La commune a reçu aujourd’hui beaucoup d’envois sans adresse confirmée. Confirmez la vôtre dans « Mon compte », ou réessayez demain.`,
  too_fast: msg({
    message:
      "Vous avez écrit {0} messages en dix minutes. Attendez un peu avant le suivant : votre texte est gardé.",
  }),
  quota_followed: msg({
    message: "Vous suivez déjà {0} contenus, c’est le maximum. Cessez d’en suivre un pour suivre celui-ci.",
  }),
  observed_in_future: msg`La date d’observation est dans le futur. Vérifiez la date de votre appareil.`,
  observed_too_old: msg`L’observation date de plus d’un an.`,
  place_too_far: msg`Ce lieu est trop loin de la commune. Choisissez un lieu dans ses environs.`,
  photo_taken: msg`Une photo appartient déjà à un autre envoi. Retirez-la et choisissez-la de nouveau.`,
  address_to_confirm: msg`Confirmez votre adresse e-mail dans « Mon compte » : votre soutien comptera alors.`,
  supports_closed: msg`La commune étudie déjà cette idée : elle ne recueille plus de soutiens.`,
  idea_settled: msg`Cette idée a déjà plusieurs soutiens, ou plus d’un jour : son texte ne change plus. Ajoutez une précision.`,
  idea_closed: msg`Cette idée ne recueille plus de soutiens, ou a déjà reçu dix précisions.`,
  activity_dates: msg`Une activité commence au plus tard dans dix-huit mois, et n’est pas déjà passée. Vérifiez ses dates.`,
  activity_full: msg`Complet : il n’y a plus de place à cette activité.`,
  activity_over: msg`Cette activité est annulée ou terminée.`,
  subject_hidden: msg`Ce contenu a été masqué par la modération.`,
  muted: msg`La modération a suspendu vos messages dans cette commune pour quelques jours. Votre texte est gardé : vous pouvez le copier.`,
  thread_over: msg`Cette discussion s’est fermée 60 jours après la fin de son sujet. Votre texte est gardé : vous pouvez le copier.`,
  thread_locked: msg`Cette discussion est fermée aux réponses. Votre texte est gardé : vous pouvez le copier.`,
  guests_read: msg`Dans cette commune, il faut confirmer son adresse e-mail pour participer aux discussions. Rendez-vous dans « Mon compte ».`,
  too_late: msg`Un message se corrige pendant dix minutes. Écrivez-en un autre pour préciser.`,
  id_taken: msg`Cette référence est déjà utilisée. Ouvrez l’envoi avec « Modifier » pour le refaire.`,
  changed_meanwhile: msg`Le contenu avait changé quand votre envoi est arrivé. Comparez les deux versions, puis choisissez.`,
  not_possible: msg`Ce signalement ne peut pas recevoir cette réponse. Regardez où il en est, puis choisissez-en une autre.`,
  decided_later: msg`Vous avez décidé autrement plus tard, sur un autre appareil : c’est ce dernier choix qui compte.`,
  withdraw_followed: msg`D’autres habitants suivent ce signalement : il ne peut plus être retiré. Vous pouvez en retirer votre nom.`,
  other_gone: msg`L’autre signalement n’est plus ouvert à tous. Le vôtre reste.`,
  reopened_once: msg`Une anomalie se rouvre une fois, dans les soixante jours. Si elle est toujours là, signalez-la de nouveau.`,
  appealed_once: msg`Vous avez déjà contesté cette décision. La réponse vous sera donnée ici.`,
  own_decision: msg`Vous avez pris cette décision : un autre modérateur juge ce que son auteur en dit.`,
} as const satisfies Record<RefusalCode, MessageDescriptor>;

export function refusalSentence(i18n: I18n, refusal: Refusal): string {
  return i18n._({ ...REFUSAL_SENTENCES[refusal.code], values: { 0: refusal.limit ?? "…" } });
}
