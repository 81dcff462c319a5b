import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { FollowUpAnswer } from "../../../domain/anomaly/follow-up.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./life.module.css";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { useAct } from "./use-act.ts";

interface FollowUpAnswersProps {
  readonly anomaly: Anomaly;
  /** The answer is kept on this device. */
  readonly onAnswer?: () => void;
}

/** Answered without network too. A « no » to what the commune closed is asked why, for it opens it again. */
export function FollowUpAnswers({ anomaly, onAnswer }: FollowUpAnswersProps) {
  const { i18n } = useLingui();
  const { act, problem } = useAct(anomaly);
  const [isReopening, setReopening] = useState(false);
  const { id: anomalyId, status } = anomaly;
  const say = async (answer: FollowUpAnswer): Promise<void> => {
    if ((await act("answer-follow-up", { anomalyId, answer })).ok) onAnswer?.();
  };
  return (
    <>
      <div className={styles.row}>
        <Button onClick={() => void say("yes")}>
          <Trans>Oui</Trans>
        </Button>
        <Button onClick={() => (status === "resolved" ? setReopening(true) : void say("no"))}>
          <Trans>Non</Trans>
        </Button>
        <Button kind="quiet" onClick={() => void say("unknown")}>
          <Trans>Je ne sais pas</Trans>
        </Button>
      </div>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {isReopening ? (
        <ReopenDialog anomaly={anomaly} onSent={onAnswer} onClose={() => setReopening(false)} />
      ) : null}
    </>
  );
}
