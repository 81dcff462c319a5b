import { useData, useDevice } from "../../../data/data-context.ts";
import type { OutboxRow } from "../../../data/device/rows.ts";
import { useLiveValue } from "../../../data/live.ts";
import { liveOverlayInput } from "../../../data/outbox/live-overlay-input.ts";
import { discardRow, mayChange } from "../../../data/outbox/row-actions.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../../domain/anomaly/parse-anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { ChangeNote } from "../../../domain/command/outcome.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import {
  isAnswerTo,
  noteOfAnswer,
  statusCommand,
  type Answer,
  type AnswerCommand,
} from "./status-command.ts";

/** A moderator's last answer from this device, while the city's documents do not show it yet. */
export interface OwnAnswer {
  readonly command: AnswerCommand;
  readonly state: OutboxRow["state"];
  readonly mayUndo: boolean;
  /** The report as another moderator left it, where the answer does not go with that. */
  readonly theirs: Anomaly | undefined;
}

export interface Answers {
  readonly own: OwnAnswer | undefined;
  readonly note: ChangeNote | undefined;
  /** Stored first; only then the answer that it replaces is let go (P1). */
  readonly send: (answer: Answer) => Promise<Result<unknown, SendProblem>>;
  readonly takeBack: () => Promise<void>;
}

export function useAnswers(anomaly: Anomaly): Answers {
  const device = useDevice();
  const sendCommand = useSendCommand(anomaly.cityId);
  const row = (useOutbox() ?? []).findLast(({ command }) => isAnswerTo(command, anomaly.id));
  const note = useNote(anomaly);
  const own = row === undefined ? undefined : ownAnswer(row, anomaly);
  const letGo = async (): Promise<void> => {
    if (row !== undefined) await discardRow(device, row.id);
  };
  return {
    own,
    note: own === undefined ? note : undefined,
    async send(answer) {
      const sent = await sendCommand(statusCommand(own?.theirs ?? anomaly, answer), {
        content: own?.theirs ?? anomaly,
      });
      if (sent.ok && (row?.state === "conflict" || row?.state === "refused")) await letGo();
      return sent;
    },
    takeBack: letGo,
  };
}

function ownAnswer(row: OutboxRow, anomaly: Anomaly): OwnAnswer | undefined {
  const { command, state, outcome } = row;
  if (!isAnswerTo(command, anomaly.id)) return undefined;
  const current = outcome?.state === "conflict" ? parseAnomaly(outcome.current) : undefined;
  const answered = current?.ok === true && current.value.rev > anomaly.rev ? current.value : anomaly;
  return {
    command,
    state,
    mayUndo: state === "queued" && mayChange(row),
    theirs: state === "conflict" ? answered : undefined,
  };
}

/** What the city said about this person's last answer, until something newer happened. */
function useNote({ cityId, id, history }: Anomaly): ChangeNote | undefined {
  const { receipts = [] } = useLiveValue(liveOverlayInput(useData(), cityId)) ?? {};
  const latest = history.at(-1)?.at ?? 0;
  return receipts
    .filter(({ outcome }) => outcome.appliedAt >= latest)
    .map((receipt) => noteOfAnswer(receipt, id))
    .findLast((note) => note !== undefined);
}
