import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useId, useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { EDIT_SCHEMA } from "../../../domain/anomaly/edit-anomaly.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { DESCRIPTION_CHARS, TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { problemOf } from "../../../shared/drafts/form-problems.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./life.module.css";
import { useAct } from "./use-act.ts";

interface EditDialogProps {
  readonly anomaly: Anomaly;
  readonly onClose: () => void;
}

export function EditDialog({ anomaly, onClose }: EditDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { act, problem } = useAct(anomaly);
  /** What the person sees when they begin, whatever comes meanwhile. */
  const [seen] = useState({ title: anomaly.title, description: anomaly.description });
  const [typed, setTyped] = useState(seen);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const submit = async (): Promise<void> => {
    const payload = EDIT_SCHEMA.parse({ anomalyId: anomaly.id, seen, ...typed });
    setProblems(payload.ok ? [] : payload.problem);
    if (payload.ok && (await act("edit-anomaly", payload.value)).ok) onClose();
  };
  return (
    <Dialog
      title={t`Corriger le signalement`}
      open
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} icon={<Send />}>
          <Trans>Enregistrer</Trans>
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
          label={t`Titre`}
          maxLength={TITLE_CHARS.max}
          value={typed.title}
          onChange={(title) => setTyped({ ...typed, title })}
          problem={problemOf(i18n, problems)("title")}
        />
        <TextField
          label={t`Description`}
          multiline
          maxLength={DESCRIPTION_CHARS.max}
          value={typed.description}
          onChange={(description) => setTyped({ ...typed, description })}
          problem={problemOf(i18n, problems)("description")}
        />
      </form>
    </Dialog>
  );
}
