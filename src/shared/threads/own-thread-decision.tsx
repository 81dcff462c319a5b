import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { discardRow } from "../../data/outbox/row-actions.ts";
import { parseThread } from "../../domain/thread/parse-thread.ts";
import type { Thread } from "../../domain/thread/thread.ts";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { TwoVersions } from "../commands/two-versions.tsx";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { useMayModerate } from "../moderation/use-may-moderate.ts";
import {
  THREAD_DECISION,
  THREAD_STATE_WORDS,
  useOwnThreadDecision,
  type ThreadDecisionRow,
} from "./thread-decision.ts";
import styles from "../moderation/moderation.module.css";

/** What a moderator decided about a discussion after another one had: both (THR-13). */
export function OwnThreadDecision({ thread }: { readonly thread: Thread }) {
  const moderates = useMayModerate(thread.cityId);
  const row = useOwnThreadDecision(thread.id);
  if (row?.state !== "conflict" || !moderates) return null;
  return <Overtaken key={row.id} row={row} thread={thread} />;
}

function Overtaken({ row, thread }: { readonly row: ThreadDecisionRow; readonly thread: Thread }) {
  const { i18n } = useLingui();
  const device = useDevice();
  const send = useSendCommand(thread.cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const { payload } = row.command;
  const theirs = newest(thread, row);
  const letGo = () => discardRow(device, row.id);
  const takeMine = async (): Promise<void> => {
    const asked = { kind: THREAD_DECISION, cityId: thread.cityId, basedOn: theirs.rev } as const;
    const sent = await send(newCommand({ ...asked, payload: { ...payload, seen: theirs.decidedAt } }));
    setProblem(sent.ok ? null : sent.problem);
    // Stored first; only then what it replaces is let go (P1).
    if (sent.ok) await letGo();
  };
  return (
    <>
      <TwoVersions
        title={<Trans>À revoir : un autre modérateur a décidé entre-temps</Trans>}
        theirs={<Version state={theirs.state} reason={theirs.reason} />}
        mine={<Version state={payload.to} reason={payload.reason} />}
        takeTheirs={() => void letGo()}
        takeMine={() => void takeMine()}
        takeMineWords={<Trans>Mettre la mienne</Trans>}
      />
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </>
  );
}

/** What the city answered may be newer than what this device holds, or older. */
function newest(thread: Thread, { outcome }: OutboxRow): Thread {
  const answered = parseThread(outcome?.state === "conflict" ? outcome.current : undefined);
  return answered.ok && answered.value.rev > thread.rev ? answered.value : thread;
}

function Version({ state, reason }: Pick<Thread, "state" | "reason">) {
  const { t } = useLingui();
  return (
    <>
      <p>{t(THREAD_STATE_WORDS[state])}</p>
      {reason === "" ? null : <p className={styles.lines}>{reason}</p>}
    </>
  );
}
