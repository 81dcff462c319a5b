import { useData, useDevice } from "../../../data/data-context.ts";
import type { OutboxRow } from "../../../data/device/rows.ts";
import { useLiveValue } from "../../../data/live.ts";
import { liveOverlayInput } from "../../../data/outbox/live-overlay-input.ts";
import { discardRow, mayChange } from "../../../data/outbox/row-actions.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../../domain/anomaly/parse-anomaly.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { Command } from "../../../domain/command/command.ts";
import type { ChangeNote, Receipt } from "../../../domain/command/outcome.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";

/** A moderator's last decision of a kind from this device, while the city's documents do not show it yet. */
export interface OwnDecision<C extends Command> {
  readonly command: C;
  readonly state: OutboxRow["state"];
  readonly mayUndo: boolean;
  /** The report as another moderator left it, where the decision does not go with that. */
  readonly theirs: Anomaly | undefined;
}

export interface Decision<C extends Command> {
  readonly own: OwnDecision<C> | undefined;
  readonly note: ChangeNote | undefined;
  /** Stored first; only then the decision that it replaces is let go (P1). */
  readonly send: (command: C) => Promise<Result<unknown, SendProblem>>;
  readonly takeBack: () => Promise<void>;
}

/** One kind of decision about a report. */
export interface DecisionKind<C extends Command> {
  isAbout(this: void, command: Command, anomalyId: Identifier): command is C;
  noteOf(this: void, receipt: Receipt, anomalyId: Identifier): ChangeNote | undefined;
}

export function useDecision<C extends Command>(anomaly: Anomaly, kind: DecisionKind<C>): Decision<C> {
  const { isAbout: is } = kind;
  const device = useDevice();
  const sendCommand = useSendCommand(anomaly.cityId);
  const row = (useOutbox() ?? []).findLast(({ command }) => is(command, anomaly.id));
  const own = row !== undefined && is(row.command, anomaly.id) ? ownOf(row, row.command, anomaly) : undefined;
  const note = useNote(anomaly, kind);
  const letGo = async (): Promise<void> => {
    if (row !== undefined) await discardRow(device, row.id);
  };
  return {
    own,
    note: own === undefined ? note : undefined,
    async send(command) {
      const sent = await sendCommand(command, { content: own?.theirs ?? anomaly });
      if (sent.ok && (row?.state === "conflict" || row?.state === "refused")) await letGo();
      return sent;
    },
    takeBack: letGo,
  };
}

function ownOf<C extends Command>(row: OutboxRow, command: C, anomaly: Anomaly): OwnDecision<C> {
  const { state, outcome } = row;
  const current = outcome?.state === "conflict" ? parseAnomaly(outcome.current) : undefined;
  const answered = current?.ok === true && current.value.rev > anomaly.rev ? current.value : anomaly;
  return {
    command,
    state,
    mayUndo: state === "queued" && mayChange(row),
    theirs: state === "conflict" ? answered : undefined,
  };
}

/** What the city said about this person's last decision, until something newer happened. */
function useNote<C extends Command>(
  { cityId, id, history, moderated }: Anomaly,
  { noteOf }: DecisionKind<C>,
): ChangeNote | undefined {
  const { receipts = [] } = useLiveValue(liveOverlayInput(useData(), cityId)) ?? {};
  const latest = Math.max(history.at(-1)?.at ?? 0, moderated?.at ?? 0);
  return receipts
    .filter(({ outcome }) => outcome.appliedAt >= latest)
    .map((receipt) => noteOf(receipt, id))
    .findLast((note) => note !== undefined);
}
