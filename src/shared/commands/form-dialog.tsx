import { useLingui } from "@lingui/react";
import { useId, useState, type ReactNode } from "react";
import type { Result } from "../../domain/basics/result.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, type ButtonKind } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { problemOf, type ProblemOf } from "../drafts/form-problems.ts";
import styles from "./form-dialog.module.css";
import { sendProblemSentence } from "./send-problem-sentence.ts";
import type { SendProblem } from "./use-send-command.ts";

interface FormDialogProps {
  readonly title: string;
  readonly submitWords: ReactNode;
  readonly icon: ReactNode;
  readonly kind?: Extract<ButtonKind, "primary" | "danger">;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is wrong with what was typed, before anything is sent. */
  readonly check: () => readonly FieldProblem[];
  readonly onSend: () => Promise<Result<unknown, SendProblem>>;
  readonly children: (problem: ProblemOf) => ReactNode;
}

/** A few fields whose command is decided here; what was typed stays with the owner, and it closes once it is kept. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitWords, icon, kind = "primary", open, onClose, check, onSend, children } = props;
  const { i18n } = useLingui();
  const formId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendProblem | null>(null);
  const submit = async (): Promise<void> => {
    const found = check();
    setProblems(found);
    if (found.length > 0) return;
    const sent = await onSend();
    setFailure(sent.ok ? null : sent.problem);
    if (sent.ok) onClose();
  };
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <Button kind={kind} type="submit" form={formId} icon={icon}>
          {submitWords}
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
        {children(problemOf(i18n, problems))}
      </form>
    </Dialog>
  );
}
