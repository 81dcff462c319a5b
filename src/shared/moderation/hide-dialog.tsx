import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { useId, useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { MODERATION_REASON_CHARS } from "../../domain/limits/limits.ts";
import { HIDE_CODES, hideProblems, type HideCode } from "../../domain/moderation/moderate-payload.ts";
import { HIDE_WORDS } from "../../i18n/hide-words.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { problemOf } from "../drafts/form-problems.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./moderation.module.css";
import { plainChoice, type VisibilityChoice } from "./visibility-command.ts";

interface HideDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (choice: VisibilityChoice) => Promise<Result<unknown, SendProblem>>;
}

/** Why something is hidden is said to everybody, and may be explained to its author. */
export function HideDialog({ open, onClose, onSend }: HideDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const [choice, setChoice] = useState(plainChoice("hidden"));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendProblem | null>(null);
  const problem = problemOf(i18n, problems);
  const submit = async (): Promise<void> => {
    const found = hideProblems(choice);
    setProblems(found);
    if (found.length > 0) return;
    const sent = await onSend(choice);
    setFailure(sent.ok ? null : sent.problem);
    if (!sent.ok) return;
    setChoice(plainChoice("hidden"));
    onClose();
  };
  return (
    <Dialog
      title={t`Masquer ce contenu`}
      open={open}
      onClose={onClose}
      actions={
        <Button kind="danger" type="submit" form={formId} icon={<EyeOff />}>
          <Trans>Masquer ce contenu</Trans>
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
        <Select<HideCode | "">
          label={t`Motif, lu par tous`}
          value={choice.code}
          options={[
            { value: "", label: t`Choisir un motif` },
            ...HIDE_CODES.map((value) => ({ value, label: t(HIDE_WORDS[value]) })),
          ]}
          onChange={(code) => setChoice({ ...choice, code })}
          problem={problem("code")}
        />
        <TextField
          label={t`Explication pour l’auteur`}
          multiline
          optional={choice.code !== "other"}
          maxLength={MODERATION_REASON_CHARS.max}
          value={choice.reason}
          onChange={(reason) => setChoice({ ...choice, reason })}
          problem={problem("reason")}
        />
      </form>
    </Dialog>
  );
}
