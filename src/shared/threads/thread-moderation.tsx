import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff, Lock, LockOpen, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { discardRow, mayChange } from "../../data/outbox/row-actions.ts";
import type { Result } from "../../domain/basics/result.ts";
import { MODERATION_REASON_CHARS } from "../../domain/limits/limits.ts";
import { MODERATE_THREAD_SCHEMA } from "../../domain/thread/moderate-thread.ts";
import type { Thread, ThreadState, ThreadSubject } from "../../domain/thread/thread.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../commands/form-dialog.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { useMayModerate } from "../moderation/use-may-moderate.ts";
import { WaitingDecision } from "../moderation/waiting-decision.tsx";
import {
  THREAD_DECISION,
  THREAD_STATE_WORDS,
  useOwnThreadDecision,
  type ThreadDecisionRow,
} from "./thread-decision.ts";
import styles from "./thread.module.css";

interface ThreadModerationProps {
  readonly cityId: string;
  readonly subject: ThreadSubject;
  readonly thread: Thread;
}

/** Closing a discussion to answers, hiding it, opening it again: where a moderator reads it. */
export function ThreadModeration({ cityId, subject, thread }: ThreadModerationProps) {
  const { i18n, t } = useLingui();
  const [asked, ask] = useState<Exclude<ThreadState, "open">>();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const send = useSendCommand(cityId);
  const own = useOwnThreadDecision(thread.id);
  if (!useMayModerate(cityId)) return null;
  // What a second decision is based on is only known once the first has come back.
  if (own !== undefined) return own.state === "conflict" ? null : <Waiting row={own} />;
  const decide = (to: ThreadState, reason: string) => {
    const payload = { subject, to, reason, seen: thread.decidedAt };
    return send(newCommand({ kind: THREAD_DECISION, cityId, payload, basedOn: thread.rev }));
  };
  const reopen = async (): Promise<void> => {
    const sent = await decide("open", "");
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      {problem === null ? null : <Banner tone="error">{sendProblemSentence(i18n, problem)}</Banner>}
      <div className={styles.actions}>
        {thread.state === "open" ? (
          <Menu label={t`Modérer la discussion`} icon={<ShieldCheck />}>
            <MenuButton icon={<Lock />} aria-haspopup="dialog" onClick={() => ask("locked")}>
              <Trans>Fermer aux réponses</Trans>
            </MenuButton>
            <MenuButton icon={<EyeOff />} aria-haspopup="dialog" onClick={() => ask("hidden")}>
              <Trans>Masquer la discussion</Trans>
            </MenuButton>
          </Menu>
        ) : (
          <Button icon={<LockOpen />} onClick={() => void reopen()}>
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

function Waiting({ row }: { readonly row: ThreadDecisionRow }) {
  const { t } = useLingui();
  const device = useDevice();
  const decided = t(THREAD_STATE_WORDS[row.command.payload.to]);
  return (
    <WaitingDecision
      state={row.state}
      mayUndo={row.state === "queued" && mayChange(row)}
      onUndo={() => void discardRow(device, row.id)}
    >
      <Trans>Votre décision : {decided}.</Trans>
    </WaitingDecision>
  );
}

interface ReasonDialogProps extends Pick<ThreadModerationProps, "subject"> {
  readonly to: Exclude<ThreadState, "open">;
  readonly onClose: () => void;
  readonly onDecide: (reason: string) => Promise<Result<unknown, SendProblem>>;
}

function ReasonDialog({ subject, to, onClose, onDecide }: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const title = to === "locked" ? t`Fermer aux réponses` : t`Masquer la discussion`;
  return (
    <FormDialog
      title={title}
      submitWords={title}
      icon={to === "locked" ? <Lock /> : <EyeOff />}
      open
      onClose={onClose}
      check={() => {
        const parsed = MODERATE_THREAD_SCHEMA.parse({ subject, to, reason, seen: null });
        return parsed.ok ? [] : parsed.problem;
      }}
      onSend={() => onDecide(reason)}
    >
      {(problem) => (
        <TextField
          label={t`Motif, lu par tous`}
          multiline
          maxLength={MODERATION_REASON_CHARS.max}
          value={reason}
          onChange={setReason}
          problem={problem("reason")}
        />
      )}
    </FormDialog>
  );
}
