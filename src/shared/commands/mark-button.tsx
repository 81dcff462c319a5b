import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import type { Result } from "../../domain/basics/result.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./mark-button.module.css";
import { sendProblemSentence } from "./send-problem-sentence.ts";
import type { SendProblem } from "./use-send-command.ts";

interface MarkButtonProps {
  readonly on: boolean;
  readonly sync: SyncState | null;
  readonly onPress: () => Promise<Result<unknown, SendProblem>>;
  readonly icon: ReactNode;
  readonly onWords: string;
  readonly children: ReactNode;
}

export function MarkButton({ on, sync, onPress, icon, onWords, children }: MarkButtonProps) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<string>();
  const toggle = async () => {
    const sent = await onPress();
    setProblem(sent.ok ? undefined : sendProblemSentence(i18n, sent.problem));
  };
  const saidWhenStill = on ? onWords : null;
  const saidOfSync = sync === null ? saidWhenStill : i18n._(SYNC_WORDS[sync]);
  return (
    <div className={styles.mark}>
      <Button icon={icon} aria-pressed={on} className={styles.button} onClick={() => void toggle()}>
        {children}
      </Button>
      <output className={styles.state}>{problem ?? saidOfSync}</output>
    </div>
  );
}
