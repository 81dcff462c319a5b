import { useLingui } from "@lingui/react/macro";
import { useData } from "../../data/data-context.ts";
import type { OpenedView } from "../../domain/thread/message-view.ts";
import { authorWords } from "../../i18n/thread-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { FollowButton } from "../../shared/commands/follow-button.tsx";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import type { MarkMaker } from "../../shared/commands/use-mark.ts";
import { OthersMessage } from "../../shared/threads/others-message.tsx";
import { OpenedBadge } from "./opened-badge.tsx";
import styles from "./threads.module.css";

const FOLLOW_THREAD: MarkMaker<"follow-thread"> = {
  kind: "follow-thread",
  payloadOf: (messageId, on) => ({ messageId, on }),
  isUnnumbered: true,
};

/** What a discussion is about that moderators opened: its subject and first words, on top of it. */
export function OpeningCard({ view }: { readonly view: OpenedView }) {
  const { i18n } = useLingui();
  const { message, sync, mine } = view;
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
      {!mine || sync === null || sync === "sent" ? null : <SyncBadge sync={sync} />}
      <div className={styles.ways}>
        <Follow view={view} />
        {mine ? null : <OthersMessage message={message} />}
      </div>
    </div>
  );
}

/** Whoever opened it is told of its messages as it is. */
function Follow({ view }: { readonly view: OpenedView }) {
  const { t } = useLingui();
  const { visiting = false } = useData();
  const { message, mine, followed } = view;
  if (visiting || (mine && !followed)) return null;
  return (
    <FollowButton
      content={message}
      maker={FOLLOW_THREAD}
      followed={followed}
      onWords={t`Vous suivez cette discussion.`}
    />
  );
}
