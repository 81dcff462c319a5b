import { Trans } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DateWords } from "../collection/date-words.tsx";
import styles from "./thread.module.css";

interface PinnedAnswerProps {
  /** By which its place among the messages leads to it. */
  readonly id: string;
  readonly answer: MessageView;
}

/** What the commune said last, before everything else. */
export function PinnedAnswer({ id, answer }: PinnedAnswerProps) {
  const { text, authorName, createdAt } = answer.message;
  return (
    <div id={id} tabIndex={-1} className={styles.pinned}>
      <Banner tone="info" title={<Trans>Réponse de la commune</Trans>}>
        <p className={styles.text}>{text}</p>
        <p className={styles.soft}>
          <DateWords at={createdAt} whole />
          {authorName === "" ? null : <> · {authorName}</>}
        </p>
      </Banner>
    </div>
  );
}

/** In place of its words where they would be said again. */
export function ToPinnedAnswer({ id }: Pick<PinnedAnswerProps, "id">) {
  return (
    <Button
      kind="quiet"
      icon={<ArrowUp />}
      className={styles.up}
      onClick={() => document.getElementById(id)?.focus()}
    >
      <Trans>Lire cette réponse en haut</Trans>
    </Button>
  );
}
