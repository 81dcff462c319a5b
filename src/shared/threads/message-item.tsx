import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, Reply, ShieldCheck } from "lucide-react";
import { isStaff } from "../../domain/account/actor.ts";
import type { Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { AUTHOR_KIND_WORDS } from "../../i18n/anomaly-words.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { OFFICIAL_WORDS } from "../../i18n/thread-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { LazyStatement } from "../moderation/lazy-statement.tsx";
import { SyncBadge } from "../commands/sync-badge.tsx";
import { MessagePhoto } from "./message-photo.tsx";
import { OthersMessage } from "./others-message.tsx";
import { OwnMessage } from "./own-message.tsx";
import styles from "./thread.module.css";
import type { MessageForm } from "./use-composer.ts";

interface MessageItemProps {
  readonly view: MessageView;
  readonly quoted: Message | undefined;
  /** Undefined where this person does not write. */
  readonly form: MessageForm | undefined;
}

export function MessageItem({ view, quoted, form }: MessageItemProps) {
  const { message, sync } = view;
  if (message.deletedAt !== null || message.text === "") return <Gone message={message} />;
  return (
    <div className={styles.message}>
      <Head message={message} />
      {quoted === undefined || quoted.text === "" ? null : (
        <blockquote className={styles.quote}>{quoted.text}</blockquote>
      )}
      <p className={styles.text}>{message.text}</p>
      <MessagePhoto message={message} />
      {message.visibility === "hidden" ? <Hidden view={view} /> : null}
      {message.visibility === "pending" ? (
        <p className={styles.soft}>
          <Trans>En attente de vérification par un modérateur.</Trans>
        </p>
      ) : null}
      {sync === null || sync === "sent" ? null : <SyncBadge sync={sync} />}
      <MessageActions view={view} form={form} />
    </div>
  );
}

/** Whoever wrote it reads why, and contests it there. */
function Hidden({ view: { message, mine } }: Pick<MessageItemProps, "view">) {
  const { t } = useLingui();
  const { code, reason = "" } = message.moderated ?? {};
  const why = hideWords(code);
  return (
    <div className={styles.soft}>
      <p>
        <Trans>Masqué par la modération : seuls son auteur et les modérateurs le lisent.</Trans>
      </p>
      {why === undefined ? null : <p>{t(why)}</p>}
      {reason === "" ? null : <p>{reason}</p>}
      {mine ? <LazyStatement about={{ collection: "messages", content: message }} /> : null}
    </div>
  );
}

function MessageActions({ view, form }: Omit<MessageItemProps, "quoted">) {
  const isRefused = view.sync === "refused" || view.sync === "conflict";
  return (
    <div className={styles.actions}>
      {form === undefined || isRefused ? null : (
        <Button kind="quiet" icon={<Reply />} onClick={() => form.answer(view)}>
          <Trans>Répondre</Trans>
        </Button>
      )}
      {view.mine ? <OwnMessage view={view} form={form} /> : <OthersMessage message={view.message} />}
    </div>
  );
}

function Head({ message }: { readonly message: Message }) {
  const { i18n } = useLingui();
  const { authorName, authorKind, isOfficial, createdAt, editedAt } = message;
  const role = i18n._(AUTHOR_KIND_WORDS[authorKind]);
  // Those who decide are told apart; the badge of the commune does already.
  const isMarked = isStaff(authorKind) && !isOfficial;
  return (
    <p className={styles.head}>
      {isOfficial ? (
        <Badge tone="info" icon={<Building2 />} compact>
          {i18n._(OFFICIAL_WORDS)}
        </Badge>
      ) : null}
      {authorName === "" ? null : <strong>{authorName}</strong>}
      {isMarked ? (
        <Badge tone="neutral" icon={<ShieldCheck />} compact>
          {role}
        </Badge>
      ) : null}
      <span className={styles.soft}>
        {isMarked ? null : `${role} · `}
        <DateWords at={createdAt} />
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
