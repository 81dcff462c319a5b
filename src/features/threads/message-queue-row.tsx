import { Trans, useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { isOpening } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { AUTHOR_KIND_WORDS, NO_NAME } from "../../i18n/anomaly-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { ItemRow, RowFact } from "../../shared/collection/item-row.tsx";
import { QueueActions } from "../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../shared/moderation/queue-item.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { MESSAGE_FIELD } from "./message-field.ts";
import { OpenedBadge } from "./opened-badge.tsx";
import { MessagesBefore } from "./messages-before.tsx";

/** A message among what moderators have to do, with what was said just before it. */
export function MessageQueueRow({ view, ...placement }: Omit<QueueRowProps<MessageView>, "city">) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { message } = view;
  const { authorName, authorKind, createdAt } = message;
  const title = isOpening(message) ? message.title : message.text;
  return (
    <ItemRow
      {...placement}
      id={message.id}
      cityId={message.cityId}
      title={title}
      photo={undefined}
      field={MESSAGE_FIELD}
      facts={
        <>
          {isOpening(message) ? (
            <OpenedBadge />
          ) : (
            <Badge tone="neutral" icon={<MessagesSquare />} compact>
              <Trans>Message</Trans>
            </Badge>
          )}
          <RowFact shrinks>
            {authorName === "" ? i18n._(NO_NAME) : authorName} · {i18n._(AUTHOR_KIND_WORDS[authorKind])}
          </RowFact>
          <RowFact>
            <DateWords at={createdAt} short />
          </RowFact>
        </>
      }
      counts={null}
      actions={
        <>
          {isOpening(message) ? null : isOpen ? (
            <MessagesBefore message={message} />
          ) : (
            <Button kind="quiet" onClick={() => setOpen(true)}>
              <Trans>Voir ce qui précède</Trans>
            </Button>
          )}
          <QueueActions about={{ collection: "messages", content: message }} title={title} />
        </>
      }
    />
  );
}
