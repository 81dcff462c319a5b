import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { CommandOf } from "../../../domain/command/command.ts";
import type { DecidedVisibility, ModeratePayload } from "../../../domain/moderation/moderate-payload.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import type { DecisionKind } from "./use-decision.ts";

const KIND = "moderate-content";

export type VisibilityCommand = CommandOf<typeof KIND>;

/** What is typed of a decision. */
export type VisibilityChoice = Pick<ModeratePayload, "to" | "code" | "reason">;

export function plainChoice(to: DecidedVisibility): VisibilityChoice {
  return { to, code: "", reason: "" };
}

export function visibilityCommand(anomaly: Anomaly, choice: VisibilityChoice): VisibilityCommand {
  const { id, cityId, rev, number, moderated } = anomaly;
  const payload = { subject: anomalySubject(id), seen: moderated?.count ?? 0, ...choice };
  const command = newCommand({ kind: KIND, cityId, payload, basedOn: rev });
  return number === "" ? { ...command, dependsOn: id } : command;
}

export const VISIBILITY: DecisionKind<VisibilityCommand> = {
  isAbout: (command, anomalyId): command is VisibilityCommand =>
    command.kind === KIND && command.payload.subject.id === anomalyId,
  noteOf: ({ kind, subject, outcome }, anomalyId) =>
    kind === KIND && subject.id === anomalyId && outcome.state === "applied" ? outcome.note : undefined,
};
