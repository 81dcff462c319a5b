import { useLingui } from "@lingui/react/macro";
import { mayBeReproved } from "../../domain/moderation/may-be-reproved.ts";
import type { Message } from "../../domain/thread/message.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ModerationSection } from "../moderation/moderation-section.tsx";
import { AskBlock } from "./ask-block.tsx";
import { MuteAuthor } from "./mute-author.tsx";
import { WarnAuthor } from "./warn-author.tsx";
import styles from "./thread.module.css";

interface MessageModerationProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** What a moderator decides about one message and whoever wrote it. */
export function MessageModeration({ message, onClose }: MessageModerationProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Modérer ce message`} open onClose={onClose}>
      <MessageDecisions message={message} isWhole />
    </Dialog>
  );
}

interface MessageDecisionsProps {
  readonly message: Message;
  /** Nothing is folded. */
  readonly isWhole?: boolean;
}

/** What it says, and what is decided about it. */
export function MessageDecisions({ message, isWhole = false }: MessageDecisionsProps) {
  return (
    <div className={styles.thread}>
      {message.text === "" ? null : <blockquote className={styles.quote}>{message.text}</blockquote>}
      <ModerationSection about={{ collection: "messages", content: message }} isWhole={isWhole}>
        {mayBeReproved(message) ? (
          <>
            <WarnAuthor message={message} />
            <MuteAuthor message={message} />
            <AskBlock message={message} />
          </>
        ) : null}
      </ModerationSection>
    </div>
  );
}
