import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { StatusPayload } from "../../../domain/anomaly/status-payload.ts";
import type { SettableStatus } from "../../../domain/anomaly/transitions.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Command, CommandOf } from "../../../domain/command/command.ts";
import type { ChangeNote, Receipt } from "../../../domain/command/outcome.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import type { DecisionKind } from "../../../shared/moderation/use-decision.ts";

const KIND = "change-status";

export type AnswerCommand = CommandOf<typeof KIND>;

/** What is typed of an answer, whatever it turns out to ask for. */
export type Answer = Omit<StatusPayload, "anomalyId" | "from">;

export function emptyAnswer(to: SettableStatus): Answer {
  return { to, reason: "", code: "", partner: "", plannedFor: "" };
}

/** To the report as the moderator sees it. One that has not been received yet goes first. */
export function statusCommand(anomaly: Anomaly, answer: Answer): AnswerCommand {
  const { id: anomalyId, cityId, status: from, number, rev } = anomaly;
  const command = newCommand({ kind: KIND, cityId, payload: { anomalyId, from, ...answer }, basedOn: rev });
  return number === "" ? { ...command, dependsOn: anomalyId } : command;
}

function isAnswerTo(command: Command, anomalyId: Identifier): command is AnswerCommand {
  return command.kind === KIND && command.payload.anomalyId === anomalyId;
}

/** What the city said to such an answer, when it took it with a word about somebody else's. */
function noteOfAnswer({ kind, subject, outcome }: Receipt, anomalyId: Identifier): ChangeNote | undefined {
  if (kind !== KIND || subject.id !== anomalyId || outcome.state !== "applied") return undefined;
  return outcome.note;
}

export const ANSWERS: DecisionKind<AnswerCommand> = { isAbout: isAnswerTo, noteOf: noteOfAnswer };
