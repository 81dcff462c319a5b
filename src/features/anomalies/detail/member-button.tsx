import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import { SYNC_WORDS } from "../../../i18n/sync-words.ts";
import { Button } from "../../../ui/button.tsx";
import { commandState } from "../commands/command-state.ts";
import { memberCommand, type MemberKind } from "../commands/member-command.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";
import styles from "./member-button.module.css";

interface MemberButtonProps {
  readonly view: AnomalyView;
  readonly kind: MemberKind;
  readonly on: boolean;
  readonly icon: ReactNode;
  /** Says that it is on, once nothing is under way. */
  readonly onWords: string;
  readonly children: ReactNode;
}

/** A switch that works without network; how far its command has come is said under it. */
export function MemberButton({ view, kind, on, icon, onWords, children }: MemberButtonProps) {
  const { i18n } = useLingui();
  const send = useSendCommand(view.anomaly.cityId);
  const rows = useOutbox() ?? [];
  const state = commandState(rows, kind, view.anomaly.id);
  const [problem, setProblem] = useState<string>();
  const toggle = async () => {
    const asked = { id: newIdentifier(), on: !on, now: Date.now() };
    const sent = await send(memberCommand(kind, view, asked), { anomaly: view.anomaly });
    setProblem(sent.ok ? undefined : sendProblemSentence(i18n, sent.problem));
  };
  const saidWhenStill = on ? onWords : null;
  const saidOfState = state === null ? saidWhenStill : i18n._(SYNC_WORDS[state]);
  return (
    <div className={styles.member}>
      <Button icon={icon} aria-pressed={on} className={styles.button} onClick={() => void toggle()}>
        {children}
      </Button>
      <output className={styles.state}>{problem ?? saidOfState}</output>
    </div>
  );
}
