import { Trans } from "@lingui/react/macro";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { DateWords } from "../collection/date-words.tsx";
import styles from "./thread.module.css";

/** What the commune said last, before everything else. */
export function PinnedAnswer({ answer }: { readonly answer: MessageView | undefined }) {
  if (answer === undefined) return null;
  const { text, authorName, createdAt } = answer.message;
  return (
    <Banner tone="info" title={<Trans>Réponse de la commune</Trans>}>
      <p className={styles.text}>{text}</p>
      <p className={styles.soft}>
        <DateWords at={createdAt} whole />
        {authorName === "" ? null : <> · {authorName}</>}
      </p>
    </Banner>
  );
}
