import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useId, useState } from "react";
import { WORDS_SCHEMA, type WordsPayload } from "../../../domain/anomaly/words-about-anomaly.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { problemOf } from "../../../shared/drafts/form-problems.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./life.module.css";

interface WordsDialogProps {
  readonly anomalyId: Identifier;
  readonly onSend: (payload: WordsPayload) => Promise<Result<unknown, SendProblem>>;
  readonly problem: SendProblem | null;
  readonly title: string;
  readonly label: string;
  readonly onClose: () => void;
}

export function WordsDialog({ anomalyId, onSend, problem, title, label, onClose }: WordsDialogProps) {
  const { i18n } = useLingui();
  const formId = useId();
  const [words, setWords] = useState("");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const submit = async (): Promise<void> => {
    const payload = WORDS_SCHEMA.parse({ anomalyId, words });
    setProblems(payload.ok ? [] : payload.problem);
    if (payload.ok && (await onSend(payload.value)).ok) onClose();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} icon={<Send />}>
          <Trans>Envoyer</Trans>
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
        {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
        <TextField
          label={label}
          multiline
          maxLength={STATUS_REASON_CHARS.max}
          value={words}
          onChange={setWords}
          problem={problemOf(i18n, problems)("words")}
        />
      </form>
    </Dialog>
  );
}
