import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { STATUS_SCHEMA } from "../../../domain/anomaly/status-payload.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { City } from "../../../domain/city/city.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { PHOTOS_PER_REPORT_MAX } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { ChosenPhotos } from "../../../shared/photos/chosen-photos.tsx";
import type { ChangePhotos } from "../../../shared/photos/use-kept-photos.ts";
import { Choice } from "../../../ui/choice.tsx";
import { STATUS_ICONS } from "../words/status-looks.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { ANSWER_WORDS } from "./answer-words.ts";
import { statusPayload, type Answer } from "./status-command.ts";

export interface AnswerDialogProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  /** Kept by the owner, on the device: what was typed is still there when the dialog, or the page, is opened again. */
  readonly answer: Answer;
  /** Of all but the photos. */
  readonly onChange: (answer: Answer) => void;
  readonly onPhotos: ChangePhotos;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (answer: Answer) => Promise<Result<unknown, SendProblem>>;
}

export function AnswerDialog(props: AnswerDialogProps) {
  const { anomaly, city, answer, onChange, onPhotos, open, onClose, onSend } = props;
  const { t } = useLingui();
  const [isPreparing, setPreparing] = useState(false);
  return (
    <FormDialog
      title={t`Répondre au signalement`}
      submitWords={<Trans>Envoyer la réponse</Trans>}
      icon={<Send />}
      open={open}
      isPreparing={isPreparing}
      onClose={onClose}
      check={() => problemsOf(anomaly, answer)}
      onSend={() => onSend(answer)}
    >
      {(problem) => (
        <>
          <Choice
            legend={<Trans>Que fait la commune ?</Trans>}
            options={movesFrom(anomaly.status).map((to) => {
              const Icon = STATUS_ICONS[to];
              return { value: to, label: t(ANSWER_WORDS[to]), icon: <Icon /> };
            })}
            value={answer.to}
            onChange={(to) => onChange({ ...answer, to })}
          />
          <AnswerFields
            answer={answer}
            cannedAnswers={city.cannedAnswers}
            onChange={onChange}
            problem={problem}
          />
          {answer.to === "resolved" ? (
            <ChosenPhotos
              legend={<Trans>Photo après l’intervention</Trans>}
              id={`${anomaly.id}-after`}
              cityId={anomaly.cityId}
              max={PHOTOS_PER_REPORT_MAX}
              photos={answer.photos}
              onChange={onPhotos}
              onPreparing={setPreparing}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

function problemsOf(anomaly: Anomaly, answer: Answer): readonly FieldProblem[] {
  const parsed = STATUS_SCHEMA.parse(statusPayload(anomaly, answer));
  return parsed.ok ? [] : parsed.problem;
}
