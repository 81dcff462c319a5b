import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, MessageSquareReply } from "lucide-react";
import { useState } from "react";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { movesFrom, type SettableStatus } from "../../../domain/anomaly/transitions.ts";
import type { City } from "../../../domain/city/city.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { ModerationSection } from "../../../shared/moderation/moderation-section.tsx";
import styles from "../../../shared/moderation/moderation.module.css";
import { Banner } from "../../../ui/banner.tsx";
import { Button, type ButtonKind } from "../../../ui/button.tsx";
import { TourButton } from "../tour/tour-button.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AnswerState } from "./answer-state.tsx";
import { CorrectionState } from "./correction-state.tsx";
import { Corrections } from "./corrections.tsx";
import { emptyAnswer, type Answer } from "./status-command.ts";
import { stillPossible, useKeptAnswer } from "./use-kept-answer.ts";
import { useAnswers, type Answers } from "./use-answers.ts";
import { useCorrections } from "./use-corrections.ts";

export interface ModeratorSectionProps {
  readonly view: AnomalyView;
  readonly city: City;
}

/** What a moderator of the city does with a report, where they read it. */
export function ModeratorSection({ view: { anomaly }, city }: ModeratorSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { typed, photos, type, changePhotos, forget } = useKeptAnswer(anomaly);
  const { send, ...answers } = useAnswers(anomaly);
  const corrected = useCorrections(anomaly);
  const current = answers.own?.theirs ?? anomaly;
  const [first] = movesFrom(current.status);
  const answerAgain = (answer: Answer): void => {
    if (typed === null && photos.length === 0) {
      type(answer);
      void changePhotos(() => answer.photos.map((photo) => ({ ...photo, id: newIdentifier() })));
    }
    setOpen(true);
  };
  const isFree = first !== undefined && answers.own?.theirs === undefined;
  return (
    <ModerationSection
      about={{ collection: "anomalies", content: anomaly }}
      states={
        <>
          <AnswerState {...answers} onAnswerAgain={answerAgain} />
          <CorrectionState anomaly={anomaly} corrected={corrected} />
          {first === undefined ? null : (
            <AnswerDialog
              anomaly={current}
              city={city}
              answer={{ ...stillPossible(typed, current.status, first), photos }}
              onChange={type}
              onPhotos={changePhotos}
              open={isOpen}
              onClose={() => setOpen(false)}
              onSend={async (answer) => {
                const sent = await send(answer);
                if (sent.ok) forget();
                return sent;
              }}
            />
          )}
        </>
      }
      renderAnswer={
        isFree
          ? (kind) => <AnswerButtons kind={kind} first={first} onSend={send} onWrite={() => setOpen(true)} />
          : undefined
      }
    >
      <div className={styles.buttons}>
        <TourButton anomaly={anomaly} />
      </div>
      <Corrections anomaly={anomaly} city={city} corrected={corrected} />
    </ModerationSection>
  );
}

interface AnswerButtonsProps {
  readonly kind: ButtonKind;
  readonly first: SettableStatus;
  readonly onSend: Answers["send"];
  readonly onWrite: () => void;
}

/** What needs no words is one press. */
function AnswerButtons({ kind, first, onSend, onWrite }: AnswerButtonsProps) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const isNew = first === "ack";
  const takeIntoAccount = async (): Promise<void> => {
    const sent = await onSend(emptyAnswer("ack"));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      {problem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, problem)}</p>
        </Banner>
      )}
      <div className={styles.buttons}>
        {isNew ? (
          <Button kind={kind} icon={<Eye />} onClick={() => void takeIntoAccount()}>
            <Trans>Prendre en compte</Trans>
          </Button>
        ) : null}
        <Button
          kind={isNew ? "secondary" : kind}
          icon={<MessageSquareReply />}
          aria-haspopup="dialog"
          onClick={onWrite}
        >
          <Trans>Répondre</Trans>
        </Button>
      </div>
    </>
  );
}
