import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw, Trash2 } from "lucide-react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { discardRow, retryRow } from "../../data/outbox/row-actions.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { subjectOf } from "../../domain/command/command.ts";
import type { Subject } from "../../domain/command/subject.ts";
import type { Message } from "../../domain/thread/message.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "./copy-text.tsx";
import { EDIT_KIND } from "./message-commands.ts";
import { OwnEdit } from "./own-edit.tsx";
import styles from "./thread.module.css";
import type { MessageForm } from "./use-composer.ts";

interface RefusedMessageProps {
  readonly message: Message;
  readonly form: MessageForm | undefined;
}

/** The words stay with their author, who copies them, asks again or lets them go: those of a message, and those of a correction. */
export function RefusedMessage({ message, form }: RefusedMessageProps) {
  const { i18n } = useLingui();
  const device = useDevice();
  const row = useRefusedRow(message.id);
  const { id, command, outcome } = row ?? { id: message.id };
  const corrected = command?.kind === EDIT_KIND ? command.payload.text : undefined;
  const discard = async (): Promise<void> => {
    if ((await discardRow(device, id)).ok) form?.focus();
  };
  if (outcome?.state === "conflict") return <OwnEdit message={message} />;
  return (
    <>
      {corrected === undefined ? null : <Corrected text={corrected} />}
      {outcome?.state === "refused" ? <p role="alert">{refusalSentence(i18n, outcome.refusal)}</p> : null}
      <div className={styles.answered}>
        <CopyText text={corrected ?? message.text} />
        <Button icon={<RotateCw />} onClick={() => void retryRow(device, id)}>
          <Trans>Réessayer</Trans>
        </Button>
        <Button kind="quiet" icon={<Trash2 />} onClick={() => void discard()}>
          <Trans>Supprimer</Trans>
        </Button>
      </div>
    </>
  );
}

function Corrected({ text }: { readonly text: string }) {
  return (
    <>
      <p className={styles.soft}>
        <Trans>Votre correction :</Trans>
      </p>
      <blockquote className={styles.quote}>{text}</blockquote>
    </>
  );
}

/** What the city did not take last of what this person did with the message: writing it, correcting it, deleting it. */
function useRefusedRow(messageId: Identifier): OutboxRow | undefined {
  return useOutbox()?.findLast(
    ({ command, state }) =>
      (state === "refused" || state === "conflict") && isAbout(subjectOf(command), messageId),
  );
}

function isAbout({ collection, id }: Subject, messageId: Identifier): boolean {
  return collection === "messages" && id === messageId;
}
