import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { discardRow, retryRow } from "../../data/outbox/row-actions.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import type { Subject } from "../../domain/command/subject.ts";
import type { Message } from "../../domain/thread/message.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "./copy-text.tsx";
import { DELETE_KIND, EDIT_KIND } from "./message-commands.ts";
import { OwnEdit } from "./own-edit.tsx";
import styles from "./thread.module.css";
import type { MessageForm } from "./use-composer.ts";

interface RefusedMessageProps {
  readonly message: Message;
  readonly form: MessageForm | undefined;
}

/** What its author asked about it, and the city did not take. */
export function RefusedMessage({ message, form }: RefusedMessageProps) {
  const { i18n } = useLingui();
  const device = useDevice();
  const row = useRefusedRow(message.id);
  const { id, command, outcome } = row ?? { id: message.id };
  const letGo = async (): Promise<void> => {
    if ((await discardRow(device, id)).ok) form?.focus();
  };
  if (outcome?.state === "conflict") return <OwnEdit message={message} />;
  const corrected = correctionIn(command);
  return (
    <>
      {corrected === undefined ? null : <Corrected text={corrected} />}
      {outcome?.state === "refused" ? <p role="alert">{refusalSentence(i18n, outcome.refusal)}</p> : null}
      <div className={styles.answered}>
        <Words kind={command?.kind} text={corrected ?? message.text} onLetGo={() => void letGo()}>
          <Button icon={<RotateCw />} onClick={() => void retryRow(device, id)}>
            <Trans>Réessayer</Trans>
          </Button>
        </Words>
      </div>
    </>
  );
}

function correctionIn(command: Command | undefined): string | undefined {
  return command?.kind === EDIT_KIND ? command.payload.text : undefined;
}

interface WordsProps {
  readonly kind: CommandKind | undefined;
  readonly text: string;
  readonly onLetGo: () => void;
  readonly children: ReactNode;
}

/** The words stay with their author until they let them go; where they wanted to delete it, nothing was written, and it stays. */
function Words({ kind, text, onLetGo, children }: WordsProps) {
  if (kind === DELETE_KIND) {
    return (
      <>
        {children}
        <Button kind="quiet" onClick={onLetGo}>
          <Trans>Garder le message</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <CopyText text={text} />
      {children}
      <Button kind="quiet" icon={<Trash2 />} onClick={onLetGo}>
        <Trans>Supprimer</Trans>
      </Button>
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
