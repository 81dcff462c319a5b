import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { WORDS_SCHEMA, type WordsPayload } from "../../../domain/anomaly/words-about-anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { useKeptText } from "../../../shared/drafts/use-kept-text.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface WordsDialogProps {
  readonly anomaly: Anomaly;
  /** Tells what is typed here from what is typed elsewhere about the report. */
  readonly name: string;
  readonly onSend: (payload: WordsPayload) => Promise<Result<unknown, SendProblem>>;
  readonly title: string;
  readonly label: string;
  /** While what goes with the words is being prepared. */
  readonly isPreparing?: boolean;
  /** What goes with the words. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

export function WordsDialog({ anomaly, name, onSend, title, label, onClose, ...more }: WordsDialogProps) {
  const { isPreparing = false, children } = more;
  const { id: anomalyId, cityId } = anomaly;
  const { text: words, type, clear } = useKeptText(cityId, `${name} ${anomalyId}`);
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
      isPreparing={isPreparing}
      onClose={onClose}
      check={check}
      onSend={() => onSend({ anomalyId, words })}
      onSent={() => {
        clear(words);
        onClose();
      }}
    >
      {(problem) => (
        <>
          <TextField
            label={label}
            multiline
            maxLength={STATUS_REASON_CHARS.max}
            value={words}
            onChange={type}
            problem={problem("words")}
          />
          {children}
        </>
      )}
    </FormDialog>
  );
}
