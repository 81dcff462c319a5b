import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { asksFollowUp, type FollowUpAnswer } from "../../../domain/anomaly/follow-up.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./life.module.css";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { useAct } from "./use-act.ts";

/** Asked once, answered without network too. A « no » to what the commune closed is asked why, for it opens it again. */
export function FollowUpQuestion({ anomaly }: { readonly anomaly: Anomaly }) {
  const { i18n } = useLingui();
  const { act, problem } = useAct(anomaly);
  const [isReopening, setReopening] = useState(false);
  const now = useNow();
  const { id: anomalyId, status } = anomaly;
  if (!asksFollowUp(anomaly, now)) return null;
  const say = (answer: FollowUpAnswer) => void act("answer-follow-up", { anomalyId, answer });
  return (
    <Banner tone="info" title={<Trans>Ce problème est-il réglé ?</Trans>}>
      <div className={styles.row}>
        <Button onClick={() => say("yes")}>
          <Trans>Oui</Trans>
        </Button>
        <Button onClick={() => (status === "resolved" ? setReopening(true) : say("no"))}>
          <Trans>Non</Trans>
        </Button>
        <Button kind="quiet" onClick={() => say("unknown")}>
          <Trans>Je ne sais pas</Trans>
        </Button>
      </div>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {isReopening ? <ReopenDialog anomaly={anomaly} onClose={() => setReopening(false)} /> : null}
    </Banner>
  );
}
