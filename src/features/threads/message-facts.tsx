import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { authorWords } from "../../i18n/thread-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { RowFact } from "../../shared/collection/row-frame.tsx";

interface MessageFactsProps {
  readonly message: Message;
  /** What it is, or that it waits; null where neither needs to be said. */
  readonly badge: ReactNode;
  /** The title of what it was written about, where the row tells it. */
  readonly about?: string;
  /** Who wrote it stands beside the list. */
  readonly isBare?: boolean;
}

/** What a row says of a message besides its words. */
export function MessageFacts({ message, badge, about = "", isBare = false }: MessageFactsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {badge}
      <RowFact>
        <DateWords at={message.createdAt} short />
      </RowFact>
      {isBare ? null : <RowFact shrinks={about === ""}>{authorWords(i18n, message)}</RowFact>}
      {about === "" ? null : (
        <RowFact shrinks isAlone={!isBare}>
          <Trans>Sur : {about}</Trans>
        </RowFact>
      )}
    </>
  );
}
