import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { isFlagged } from "../../domain/content/flags.ts";
import { isOpening, type Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { ItemRow } from "../../shared/collection/item-row.tsx";
import { useSubjectTitle } from "../../shared/collection/use-subject-title.ts";
import { QueueActions, QueueSelect } from "../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../shared/moderation/queue-item.ts";
import { flaggedBadgeOf } from "../../shared/moderation/flagged-badge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MESSAGE_FIELD } from "./message-field.ts";
import { OpenedBadge } from "./opened-badge.tsx";
import { MessagesBefore } from "./messages-before.tsx";
import styles from "./messages-before.module.css";

/** A message among what moderators have to do, with what was said just before it. */
export function MessageQueueRow({
  view,
  isBare = false,
  ...placement
}: Omit<QueueRowProps<MessageView>, "city">) {
  const { message } = view;
  const about = { collection: "messages", content: message } as const;
  const subject = useSubjectTitle(message.cityId, message.subject);
  const title = isOpening(message) ? message.title : message.text;
  return (
    <ItemRow
      {...placement}
      content={message}
      title={title}
      isUncut={!isBare}
      photo={undefined}
      field={MESSAGE_FIELD}
      facts={
        <MessageFacts
          message={message}
          badge={<QueueBadge message={message} isBare={isBare} />}
          about={subject}
          isBare={isBare}
        />
      }
      flags={flaggedBadgeOf(message, isBare)}
      counts={null}
      lead={<QueueSelect about={about} title={title} />}
      actions={
        isBare ? undefined : (
          <>
            {isOpening(message) ? null : <Before message={message} />}
            <QueueActions about={about} title={title} />
          </>
        )
      }
    />
  );
}

/** Read once it is asked for. */
function Before({ message }: { readonly message: Message }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <MessagesBefore message={message} />;
  return (
    <Button kind="quiet" className={styles.ask} onClick={() => setOpen(true)}>
      <Trans>Voir ce qui précède</Trans>
    </Button>
  );
}

interface QueueBadgeProps {
  readonly message: Message;
  readonly isBare: boolean;
}

/** What it is, where its flags do not say why it is in the queue. */
function QueueBadge({ message, isBare }: QueueBadgeProps) {
  if (isOpening(message)) return <OpenedBadge />;
  if (isBare && isFlagged(message)) return null;
  return (
    <Badge tone="neutral" icon={<MessagesSquare />} compact>
      <Trans>Message</Trans>
    </Badge>
  );
}
