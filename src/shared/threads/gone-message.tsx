import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import styles from "./thread.module.css";

interface GoneMessageProps {
  readonly message: Message;
  /** Whoever just deleted it goes on from here. */
  readonly isFocused: boolean;
}

/** Its place stays: what answers it would hang in the air. */
export function GoneMessage({ message, isFocused }: GoneMessageProps) {
  const { i18n } = useLingui();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) words.current?.focus();
  }, [isFocused]);
  if (message.deletedAt !== null) {
    return (
      <p ref={words} tabIndex={-1} className={styles.gone}>
        <Trans>Message supprimé par son auteur</Trans>
      </p>
    );
  }
  const why = hideWords(message.moderated?.code);
  return (
    <p className={styles.gone}>
      {why === undefined ? (
        <Trans>Message masqué par la modération</Trans>
      ) : (
        <Trans>Message masqué par la modération. Motif : {i18n._(why)}</Trans>
      )}
    </p>
  );
}
