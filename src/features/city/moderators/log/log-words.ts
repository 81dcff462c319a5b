import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContentCollection } from "../../../../domain/command/subject.ts";
import type { LoggedAct } from "../../../../domain/moderation/logged-act.ts";

export const LOGGED_WORDS = {
  published: msg`Publié après vérification`,
  refused: msg`Refusé après vérification`,
  hidden: msg`Masqué`,
  kept_back: msg`Rendu non public`,
  restored: msg`Montré à nouveau`,
  left_visible: msg`Laissé visible`,
  held: msg`Contenu signalé : masqué jusqu’à vérification`,
  contested: msg`Décision contestée par l’auteur`,
  upheld: msg`Contestation examinée : décision maintenue`,
  granted: msg`Contestation examinée : décision changée`,
  photo_removed: msg`Photo retirée`,
  photo_masked: msg`Zone d’une photo masquée`,
  name_removed: msg`Nom de l’auteur retiré`,
  muted: msg`Messages de l’auteur suspendus`,
  unmuted: msg`Suspension de l’auteur levée`,
  thread_locked: msg`Discussion fermée aux réponses`,
  thread_hidden: msg`Discussion masquée`,
  thread_opened: msg`Discussion rouverte`,
} as const satisfies Record<LoggedAct, MessageDescriptor>;

export const SUBJECT_WORDS = {
  anomalies: msg`Anomalie`,
  ideas: msg`Idée`,
  activities: msg`Activité`,
  messages: msg`Message`,
} as const satisfies Record<ContentCollection, MessageDescriptor>;
