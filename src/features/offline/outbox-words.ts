import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Command, CommandKind, CommandOf } from "../../domain/command/command.ts";

/** What a command is about: its own title, or the report whose title is looked up; neither when it is about settings. */
interface OutboxSubject {
  readonly title?: string;
  readonly anomalyId?: Identifier;
}

/** What the outbox says of one kind of command. */
interface OutboxWords<C extends Command> {
  readonly label: MessageDescriptor;
  readonly discardQuestion: MessageDescriptor;
  subjectOf(command: C): OutboxSubject;
}

const DISCARD_COMMAND = msg`Annuler cet envoi ? La commune n’en saura rien.`;

const OUTBOX_WORDS: { readonly [K in CommandKind]: OutboxWords<CommandOf<K>> } = {
  "report-anomaly": {
    label: msg`Signalement`,
    discardQuestion: msg`Annuler cet envoi ? Son texte et ses photos seront supprimés de cet appareil.`,
    subjectOf: ({ payload: { title } }) => ({ title }),
  },
  "me-too-anomaly": {
    label: msg`Je constate aussi`,
    discardQuestion: DISCARD_COMMAND,
    subjectOf: ({ payload: { anomalyId } }) => ({ anomalyId }),
  },
  "follow-anomaly": {
    label: msg`Suivi d’un signalement`,
    discardQuestion: DISCARD_COMMAND,
    subjectOf: ({ payload: { anomalyId } }) => ({ anomalyId }),
  },
  "update-city-settings": {
    label: msg`Réglages de la commune`,
    discardQuestion: DISCARD_COMMAND,
    subjectOf: () => ({}),
  },
  "update-my-city": {
    label: msg`Mes réglages de la commune`,
    discardQuestion: DISCARD_COMMAND,
    subjectOf: () => ({}),
  },
};

export function outboxWordsOf(kind: CommandKind): OutboxWords<Command> {
  return OUTBOX_WORDS[kind];
}
