import { Trans, useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { AUTHOR_KIND_WORDS, NO_NAME } from "../../i18n/anomaly-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { ItemRow, RowFact } from "../../shared/collection/item-row.tsx";
import { QueueActions } from "../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../shared/moderation/queue-item.ts";
import { Button } from "../../ui/button.tsx";
import { MessagesBefore } from "./messages-before.tsx";

const FIELD = { icon: MessagesSquare, hue: 220 } as const;

/** A message among what moderators have to do, with what was said just before it. */
export function MessageQueueRow({ view, ...placement }: Omit<QueueRowProps<MessageView>, "city">) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { message } = view;
  const { authorName, authorKind, text, createdAt } = message;
  return (
    <ItemRow
      {...placement}
      id={message.id}
      cityId={message.cityId}
      title={text}
      photo={undefined}
      field={FIELD}
      facts={
        <>
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
          {isOpen ? (
            <MessagesBefore message={message} />
          ) : (
            <Button kind="quiet" onClick={() => setOpen(true)}>
              <Trans>Voir ce qui précède</Trans>
            </Button>
          )}
          <QueueActions about={{ collection: "messages", content: message }} title={text} />
        </>
      }
    />
  );
}
