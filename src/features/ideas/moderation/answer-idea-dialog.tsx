import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { Result } from "../../../domain/basics/result.ts";
import type { CannedAnswer } from "../../../domain/city/city-settings.ts";
import { ANSWER_SCHEMA } from "../../../domain/idea/answer-idea.ts";
import { answersTo, asksForWords, type AnswerStatus } from "../../../domain/idea/idea-moves.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { CannedAnswerSelect } from "../../../shared/moderation/canned-answer-select.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { IDEA_STATUS_LOOKS } from "../idea-looks.ts";
import type { IdeaAnswer } from "./idea-answers.ts";

/** What pressing it does. */
const ANSWER_WORDS: Readonly<Record<AnswerStatus, MessageDescriptor>> = {
  review: msg`Mettre à l’étude`,
  accepted: msg`Retenir`,
  declined: msg`Ne pas retenir`,
  doing: msg`Passer en réalisation`,
  done: msg`Marquer comme réalisée`,
};

interface AnswerIdeaDialogProps {
  readonly idea: Idea;
  readonly cannedAnswers: readonly CannedAnswer[];
  readonly answer: IdeaAnswer;
  readonly onChange: (answer: IdeaAnswer) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (answer: IdeaAnswer) => Promise<Result<unknown, SendProblem>>;
}

export function AnswerIdeaDialog(props: AnswerIdeaDialogProps) {
  const { idea, cannedAnswers, answer, onChange, open, onClose, onSend } = props;
  const { t } = useLingui();
  return (
    <FormDialog
      title={t`Répondre à l’idée`}
      submitWords={<Trans>Envoyer la réponse</Trans>}
      icon={<Send />}
      open={open}
      onClose={onClose}
      check={() => problemsOf(idea, answer)}
      onSend={() => onSend(answer)}
    >
      {(problem) => (
        <>
          <Choice
            legend={<Trans>Que fait la commune ?</Trans>}
            options={answersTo(idea.status).map((to) => {
              const { icon: Icon } = IDEA_STATUS_LOOKS[to];
              return { value: to, label: t(ANSWER_WORDS[to]), icon: <Icon /> };
            })}
            value={answer.to}
            onChange={(to) => onChange({ ...answer, to })}
          />
          <CannedAnswerSelect answers={cannedAnswers} onPick={(reason) => onChange({ ...answer, reason })} />
          <TextField
            label={t`Réponse, lue par tous`}
            multiline
            optional={!asksForWords(answer.to)}
            maxLength={STATUS_REASON_CHARS.max}
            value={answer.reason}
            onChange={(reason) => onChange({ ...answer, reason })}
            problem={problem("reason")}
          />
        </>
      )}
    </FormDialog>
  );
}

function problemsOf({ id: ideaId, status: from }: Idea, answer: IdeaAnswer) {
  const parsed = ANSWER_SCHEMA.parse({ ideaId, from, ...answer });
  return parsed.ok ? [] : parsed.problem;
}
