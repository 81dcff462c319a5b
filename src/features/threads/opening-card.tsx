import { useLingui } from "@lingui/react";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { authorWords } from "../../i18n/thread-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { OthersMessage } from "../../shared/threads/others-message.tsx";
import { OpenedBadge } from "./opened-badge.tsx";
import styles from "./opening.module.css";

/** What a discussion is about that moderators opened: its subject and first words, on top of it. */
export function OpeningCard({ view: { message, sync, mine } }: { readonly view: MessageView }) {
  const { i18n } = useLingui();
  const { title = "", text, createdAt } = message;
  // Hidden with its discussion, which says why.
  if (title === "") return null;
  return (
    <div className={styles.opening}>
      <h2>{title}</h2>
      <p className={styles.head}>
        <OpenedBadge />
        <span className={styles.soft}>
          {authorWords(i18n, message)} · <DateWords at={createdAt} />
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      {sync === null || sync === "sent" ? null : <SyncBadge sync={sync} />}
      {mine ? null : (
        <div>
          <OthersMessage message={message} />
        </div>
      )}
    </div>
  );
}
