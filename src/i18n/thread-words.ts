import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Level } from "../domain/notification/level.ts";
import type { Message } from "../domain/thread/message.ts";
import { AUTHOR_KIND_WORDS } from "./anomaly-words.ts";

/** What a message of the commune is signed with. */
export const OFFICIAL_WORDS = msg`Réponse de la commune`;

/** What a discussion is signed with that moderators opened. */
export const OPENED_WORDS = msg`Ouverte par la commune`;

/** What the person is asked before a message goes. */
export const DOUBT_WORDS = {
  email: msg`Votre message contient une adresse e-mail : tout le monde pourra la lire.`,
  phone: msg`Votre message contient un numéro de téléphone : tout le monde pourra le lire.`,
  both: msg`Votre message contient une adresse e-mail et un numéro de téléphone : tout le monde pourra les lire.`,
  said: msg`Vous avez déjà écrit ce message dans cette discussion.`,
} as const satisfies Record<string, MessageDescriptor>;

/** What whoever follows something is told of it. */
export const LEVEL_WORDS = {
  all: msg`Tout`,
  statuses: msg`Statuts et réponses de la commune`,
  none: msg`Rien`,
} as const satisfies Record<Level, MessageDescriptor>;

/** Who wrote a message and as what: « Maëlle · Habitant ». Who gave no name is called by what they are. */
export function authorWords(
  i18n: I18n,
  { authorName, authorKind }: Pick<Message, "authorName" | "authorKind">,
): string {
  const kind = i18n._(AUTHOR_KIND_WORDS[authorKind]);
  return authorName === "" ? kind : `${authorName} · ${kind}`;
}
