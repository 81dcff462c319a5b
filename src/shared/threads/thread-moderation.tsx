import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff, Lock, LockOpen } from "lucide-react";
import { useId, useState } from "react";
import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { MODERATION_REASON_CHARS } from "../../domain/limits/limits.ts";
import { MODERATE_THREAD_SCHEMA } from "../../domain/thread/moderate-thread.ts";
import type { Thread, ThreadState, ThreadSubject } from "../../domain/thread/thread.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { problemOf } from "../drafts/form-problems.ts";
import styles from "./thread.module.css";

interface ThreadModerationProps {
  readonly cityId: string;
  readonly subject: ThreadSubject;
  readonly thread: Thread;
}

/** Closing a discussion to answers, hiding it, opening it again: where a moderator reads it. */
export function ThreadModeration({ cityId, subject, thread }: ThreadModerationProps) {
  const { i18n } = useLingui();
  const { actor, visiting = false } = useData();
  const [asked, ask] = useState<Exclude<ThreadState, "open">>();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const send = useSendCommand(cityId);
  if (visiting || !isModeratorOf(actor, cityId)) return null;
  const decide = async (to: ThreadState, reason: string): Promise<boolean> => {
    const payload = { subject, to, reason, seen: thread.decidedAt };
    const sent = await send(newCommand({ kind: "moderate-thread", cityId, payload, basedOn: thread.rev }));
    setProblem(sent.ok ? null : sent.problem);
    return sent.ok;
  };
  return (
    <>
      {problem === null ? null : <Banner tone="error">{sendProblemSentence(i18n, problem)}</Banner>}
      <div className={styles.actions}>
        {thread.state === "open" ? (
          <>
            <Button icon={<Lock />} aria-haspopup="dialog" onClick={() => ask("locked")}>
              <Trans>Fermer aux réponses</Trans>
            </Button>
            <Button icon={<EyeOff />} aria-haspopup="dialog" onClick={() => ask("hidden")}>
              <Trans>Masquer la discussion</Trans>
            </Button>
          </>
        ) : (
          <Button icon={<LockOpen />} onClick={() => void decide("open", "")}>
            <Trans>Rouvrir la discussion</Trans>
          </Button>
        )}
      </div>
      {asked === undefined ? null : (
        <ReasonDialog
          to={asked}
          onClose={() => ask(undefined)}
          onDecide={(reason) => decide(asked, reason)}
          subject={subject}
        />
      )}
    </>
  );
}

interface ReasonDialogProps extends Pick<ThreadModerationProps, "subject"> {
  readonly to: Exclude<ThreadState, "open">;
  readonly onClose: () => void;
  readonly onDecide: (reason: string) => Promise<boolean>;
}

function ReasonDialog({ subject, to, onClose, onDecide }: ReasonDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const title = to === "locked" ? t`Fermer aux réponses` : t`Masquer la discussion`;
  const submit = async (): Promise<void> => {
    const parsed = MODERATE_THREAD_SCHEMA.parse({ subject, to, reason, seen: null });
    setProblems(parsed.ok ? [] : parsed.problem);
    if (parsed.ok && (await onDecide(parsed.value.reason))) onClose();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId}>
          {title}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t`Motif, lu par tous`}
          multiline
          maxLength={MODERATION_REASON_CHARS.max}
          value={reason}
          onChange={setReason}
          problem={problemOf(i18n, problems)("reason")}
        />
      </form>
    </Dialog>
  );
}
