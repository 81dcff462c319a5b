import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, MessageSquarePlus, Reply, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNow } from "../../data/device/use-clock.ts";
import { isStaff } from "../../domain/account/actor.ts";
import { isHeldByFlags } from "../../domain/content/is-taken-away.ts";
import { mayStillEdit } from "../../domain/thread/edit-message.ts";
import type { Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { AUTHOR_KIND_WORDS } from "../../i18n/anomaly-words.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { OFFICIAL_WORDS } from "../../i18n/thread-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { LazyStatement } from "../moderation/lazy-statement.tsx";
import { useMayModerate } from "../moderation/use-may-moderate.ts";
import { SyncBadge } from "../commands/sync-badge.tsx";
import { GoneMessage } from "./gone-message.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessagePhoto } from "./message-photo.tsx";
import { ModerateMessage } from "./others-message.tsx";
import { ToPinnedAnswer } from "./pinned-answer.tsx";
import { RefusedMessage } from "./refused-message.tsx";
import own from "./message.module.css";
import styles from "./thread.module.css";
import type { MessageForm } from "./use-composer.ts";

interface MessageItemProps {
  readonly view: MessageView;
  readonly quoted: Message | undefined;
  /** Undefined where this person does not write. */
  readonly form: MessageForm | undefined;
  /** Where its words stand, if not here. */
  readonly pinnedId: string | undefined;
}

export function MessageItem({ view, quoted, form, pinnedId }: MessageItemProps) {
  const { message } = view;
  const [isDeleting, setDeleting] = useState(false);
  const place = useInSightOnceWritten(message, form?.written);
  if (message.deletedAt !== null || message.text === "")
    return <GoneMessage message={message} isFocused={isDeleting} />;
  const isTurnedDown = view.mine && isRefused(view);
  return (
    <div ref={place} className={own.message}>
      <Head message={message} />
      {isTurnedDown ? null : <MessageMenu view={view} form={form} onDelete={() => setDeleting(true)} />}
      {quoted === undefined || quoted.text === "" ? null : (
        <blockquote className={styles.quote}>{quoted.text}</blockquote>
      )}
      {pinnedId === undefined ? (
        <p className={styles.text}>{message.text}</p>
      ) : (
        <ToPinnedAnswer id={pinnedId} />
      )}
      <MessagePhoto message={message} />
      <Standing view={view} />
      {isTurnedDown ? (
        <RefusedMessage message={message} form={form} />
      ) : (
        <MessageActions view={view} form={form} />
      )}
    </div>
  );
}

function isRefused({ sync }: MessageView): boolean {
  return sync === "refused" || sync === "conflict";
}

/** An answer stands under what it answers, far above the field in which the focus stays. */
function useInSightOnceWritten({ id }: Message, written: MessageForm["written"]) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (written?.id === id) place.current?.scrollIntoView({ block: "nearest" });
  }, [id, written]);
  return place;
}

/** Whether others read it, and how far it has come. */
function Standing({ view }: Pick<MessageItemProps, "view">) {
  const { message, sync, mine } = view;
  return (
    <>
      {message.visibility === "hidden" ? <Hidden view={view} /> : null}
      {message.visibility === "pending" ? (
        <p className={styles.soft}>
          {!mine && isHeldByFlags(message) ? (
            <Trans>Non publié, et signalé, jusqu’à votre décision.</Trans>
          ) : (
            <Trans>En attente de vérification par un modérateur.</Trans>
          )}
        </p>
      ) : null}
      {sync === null || sync === "sent" ? null : (
        <p>
          <SyncBadge sync={sync} />
        </p>
      )}
    </>
  );
}

/** Whoever wrote it reads why, and contests it there. */
function Hidden({ view: { message, mine } }: Pick<MessageItemProps, "view">) {
  const { t } = useLingui();
  const { code, reason = "", isRefusal = false } = message.moderated ?? {};
  const why = hideWords(code);
  return (
    <div className={styles.soft}>
      <p>
        {isRefusal ? (
          <Trans>Refusé avant publication : seuls son auteur et les modérateurs le lisent.</Trans>
        ) : (
          <Trans>Masqué par la modération : seuls son auteur et les modérateurs le lisent.</Trans>
        )}
      </p>
      {why === undefined ? null : <p>{t(why)}</p>}
      {reason === "" ? null : <p>{reason}</p>}
      {mine ? <LazyStatement about={{ collection: "messages", content: message }} /> : null}
    </div>
  );
}

/** What is often done with it: the rest is in its menu. */
function MessageActions({ view, form }: Pick<MessageItemProps, "view" | "form">) {
  const moderates = useMayModerate(view.message.cityId) && !view.mine;
  const answers = form !== undefined && !isRefused(view);
  if (!answers && !moderates) return null;
  return (
    <div className={own.acts}>
      {answers ? <Answer view={view} form={form} /> : null}
      {moderates ? <ModerateMessage message={view.message} /> : null}
    </div>
  );
}

/** What was said stays as it is after a while: its author adds to it then. */
function Answer({ view, form }: { readonly view: MessageView; readonly form: MessageForm }) {
  const isFixed = !mayStillEdit(view.message, useNow());
  return view.mine && isFixed ? (
    <Button kind="quiet" icon={<MessageSquarePlus />} onClick={() => form.answer(view)}>
      <Trans>Ajouter une précision</Trans>
    </Button>
  ) : (
    <Button kind="quiet" icon={<Reply />} onClick={() => form.answer(view)}>
      <Trans>Répondre</Trans>
    </Button>
  );
}

function Head({ message }: { readonly message: Message }) {
  const { i18n } = useLingui();
  const { authorName, authorKind, isOfficial, createdAt, editedAt } = message;
  const role = i18n._(AUTHOR_KIND_WORDS[authorKind]);
  // Those who decide are told apart; the badge of the commune does already.
  const isMarked = isStaff(authorKind) && !isOfficial;
  // A resident with a name is who mostly writes: on every line it says nothing.
  const isOrdinary = authorKind === "resident" && authorName !== "";
  const isSaid = !isMarked && !isOfficial && !isOrdinary;
  return (
    <p className={own.head}>
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
        {isSaid ? `${role} · ` : null}
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
