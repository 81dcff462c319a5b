import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, Copy, RotateCw, Trash2 } from "lucide-react";
import { useDevice } from "../../data/data-context.ts";
import { discardRow, retryRow } from "../../data/outbox/row-actions.ts";
import type { Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { AUTHOR_KIND_WORDS, NO_NAME } from "../../i18n/anomaly-words.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { OFFICIAL_WORDS } from "../../i18n/thread-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { SyncBadge } from "../commands/sync-badge.tsx";
import styles from "./thread.module.css";

interface MessageItemProps {
  readonly view: MessageView;
  readonly quoted: Message | undefined;
  readonly onAnswer: ((message: Message) => void) | undefined;
}

export function MessageItem({ view, quoted, onAnswer }: MessageItemProps) {
  const { message, sync } = view;
  if (message.deletedAt !== null || message.text === "") return <Gone message={message} />;
  return (
    <div className={styles.message}>
      <Head message={message} />
      {quoted === undefined || quoted.text === "" ? null : (
        <blockquote className={styles.quote}>{quoted.text}</blockquote>
      )}
      <p className={styles.text}>{message.text}</p>
      {sync === null || sync === "sent" ? null : <SyncBadge sync={sync} />}
      {sync === "refused" ? <Refused message={message} /> : null}
      {onAnswer === undefined || sync !== null ? null : (
        <Button kind="quiet" onClick={() => onAnswer(message)}>
          <Trans>Répondre</Trans>
        </Button>
      )}
    </div>
  );
}

function Head({ message }: { readonly message: Message }) {
  const { i18n } = useLingui();
  const { authorName, authorKind, isOfficial, createdAt, editedAt } = message;
  return (
    <p className={styles.head}>
      {isOfficial ? (
        <Badge tone="info" icon={<Building2 />} compact>
          {i18n._(OFFICIAL_WORDS)}
        </Badge>
      ) : null}
      <strong>{authorName === "" ? i18n._(NO_NAME) : authorName}</strong>
      <span className={styles.soft}>
        {i18n._(AUTHOR_KIND_WORDS[authorKind])} · <DateWords at={createdAt} />
        {editedAt === null ? null : (
          <>
            {" · "}
            <Trans>modifié</Trans>
          </>
        )}
      </span>
    </p>
  );
}

/** Its place stays: what answers it would hang in the air. */
function Gone({ message }: { readonly message: Message }) {
  const { i18n } = useLingui();
  if (message.deletedAt !== null) {
    return (
      <p className={styles.gone}>
        <Trans>Message supprimé par son auteur</Trans>
      </p>
    );
  }
  const why = hideWords(message.moderated?.code);
  return (
    <p className={styles.gone}>
      {why === undefined ? (
        <Trans>Message masqué par la modération</Trans>
      ) : (
        <Trans>Message masqué par la modération. Motif : {i18n._(why)}</Trans>
      )}
    </p>
  );
}

/** The words stay with their author, who copies them, asks again or lets them go. */
function Refused({ message: { id, text } }: { readonly message: Message }) {
  const device = useDevice();
  return (
    <div className={styles.actions}>
      <Button icon={<Copy />} onClick={() => void navigator.clipboard.writeText(text)}>
        <Trans>Copier</Trans>
      </Button>
      <Button icon={<RotateCw />} onClick={() => void retryRow(device, id)}>
        <Trans>Réessayer</Trans>
      </Button>
      <Button kind="quiet" icon={<Trash2 />} onClick={() => void discardRow(device, id)}>
        <Trans>Supprimer</Trans>
      </Button>
    </div>
  );
}
