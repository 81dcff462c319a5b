import { useLingui } from "@lingui/react";
import { useId, useRef, useState, type ReactNode } from "react";
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
  /** Something of it is not ready yet. */
  readonly isPreparing?: boolean;
  readonly onClose: () => void;
  /** What is wrong with what was typed, before anything is sent. */
  readonly check: () => readonly FieldProblem[];
  readonly onSend: () => Promise<Result<unknown, SendProblem>>;
  /** Once it is kept; without it, the dialog closes. */
  readonly onSent?: () => void;
  readonly children: (problem: ProblemOf) => ReactNode;
}

/** A few fields whose command is decided here; what was typed stays with the owner, and it closes once it is kept. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitWords, icon, kind = "primary", open, onClose } = props;
  const { isPreparing = false, check, onSend, onSent = onClose, children } = props;
  const { i18n } = useLingui();
  const formId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendProblem | null>(null);
  /** Pressed twice is sent once. */
  const isSending = useRef(false);
  const submit = async (): Promise<void> => {
    if (isSending.current || isPreparing) return;
    const found = check();
    setProblems(found);
    if (found.length > 0) return;
    isSending.current = true;
    const sent = await onSend().finally(() => (isSending.current = false));
    const refused = sent.ok ? [] : fieldsOf(sent.problem);
    setProblems(refused);
    setFailure(sent.ok || refused.length > 0 ? null : sent.problem);
    if (sent.ok) onSent();
  };
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <Button kind={kind} type="submit" form={formId} icon={icon} aria-disabled={isPreparing}>
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

/** What the decision says of single fields stands at them. */
function fieldsOf(problem: SendProblem): readonly FieldProblem[] {
  return problem.by === "city" ? (problem.refusal.fields ?? []) : [];
}
