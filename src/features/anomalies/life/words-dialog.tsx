import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useState } from "react";
import { WORDS_SCHEMA, type WordsPayload } from "../../../domain/anomaly/words-about-anomaly.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Result } from "../../../domain/basics/result.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface WordsDialogProps {
  readonly anomalyId: Identifier;
  readonly onSend: (payload: WordsPayload) => Promise<Result<unknown, SendProblem>>;
  readonly title: string;
  readonly label: string;
  readonly onClose: () => void;
}

export function WordsDialog({ anomalyId, onSend, title, label, onClose }: WordsDialogProps) {
  const [words, setWords] = useState("");
  const check = () => {
    const parsed = WORDS_SCHEMA.parse({ anomalyId, words });
    return parsed.ok ? [] : parsed.problem;
  };
  return (
    <FormDialog
      title={title}
      submitWords={<Trans>Envoyer</Trans>}
      icon={<Send />}
      open
      onClose={onClose}
      check={check}
      onSend={() => onSend({ anomalyId, words })}
    >
      {(problem) => (
        <TextField
          label={label}
          multiline
          maxLength={STATUS_REASON_CHARS.max}
          value={words}
          onChange={setWords}
          problem={problem("words")}
        />
      )}
    </FormDialog>
  );
}
