import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useId, useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { STATUS_SCHEMA } from "../../../domain/anomaly/status-payload.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { City } from "../../../domain/city/city.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { problemOf } from "../../../shared/drafts/form-problems.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { STATUS_ICONS } from "../words/status-looks.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { ANSWER_WORDS } from "./answer-words.ts";
import styles from "../../../shared/moderation/moderation.module.css";
import type { Answer } from "./status-command.ts";

export interface AnswerDialogProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  /** Kept by the owner, so that what was typed is still there when the dialog is opened again. */
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (answer: Answer) => Promise<Result<unknown, SendProblem>>;
}

export function AnswerDialog(props: AnswerDialogProps) {
  const { anomaly, city, answer, onChange, open, onClose, onSend } = props;
  const { t, i18n } = useLingui();
  const formId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendProblem | null>(null);
  const submit = async (): Promise<void> => {
    const found = problemsOf(anomaly, answer);
    setProblems(found);
    if (found.length > 0) return;
    const sent = await onSend(answer);
    setProblems(sent.ok ? [] : fieldsOf(sent.problem));
    setFailure(sent.ok || fieldsOf(sent.problem).length > 0 ? null : sent.problem);
    if (sent.ok) onClose();
  };
  return (
    <Dialog
      title={t`Répondre au signalement`}
      open={open}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} icon={<Send />}>
          <Trans>Envoyer la réponse</Trans>
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure === null ? null : (
          <Banner tone="error">
            <p>{sendProblemSentence(i18n, failure)}</p>
          </Banner>
        )}
        <Choice
          legend={<Trans>Que fait la commune ?</Trans>}
          options={movesFrom(anomaly.status).map((to) => {
            const Icon = STATUS_ICONS[to];
            return { value: to, label: t(ANSWER_WORDS[to]), icon: <Icon /> };
          })}
          value={answer.to}
          onChange={(to) => {
            setProblems([]);
            onChange({ ...answer, to });
          }}
        />
        <AnswerFields
          answer={answer}
          cannedAnswers={city.cannedAnswers}
          onChange={onChange}
          problem={problemOf(i18n, problems)}
        />
      </form>
    </Dialog>
  );
}

function problemsOf({ id: anomalyId, status: from }: Anomaly, answer: Answer): readonly FieldProblem[] {
  const parsed = STATUS_SCHEMA.parse({ anomalyId, from, ...answer });
  return parsed.ok ? [] : parsed.problem;
}

function fieldsOf(problem: SendProblem): readonly FieldProblem[] {
  return problem.by === "city" ? (problem.refusal.fields ?? []) : [];
}
