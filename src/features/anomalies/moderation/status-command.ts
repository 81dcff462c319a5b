import type { PhotoRow } from "../../../data/device/rows.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { StatusPayload } from "../../../domain/anomaly/status-payload.ts";
import type { SettableStatus } from "../../../domain/anomaly/transitions.ts";
import type { CommandOf } from "../../../domain/command/command.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import type { DecisionKind } from "../../../shared/moderation/use-decision.ts";

const KIND = "change-status";

export type AnswerCommand = CommandOf<typeof KIND>;

/** What is typed of an answer, whatever it turns out to ask for. */
export interface Answer extends Omit<StatusPayload, "anomalyId" | "from" | "photos"> {
  /** Of the work; they go with « Résolue » alone. */
  readonly photos: readonly PhotoRow[];
}

export function emptyAnswer(to: SettableStatus): Answer {
  return { to, reason: "", code: "", partner: "", plannedFor: "", photos: [] };
}

export function sentPhotosOf({ to, photos }: Answer): readonly PhotoRow[] {
  return to === "resolved" ? photos : [];
}

export function statusPayload({ id: anomalyId, status: from }: Anomaly, answer: Answer): StatusPayload {
  const { photos: _, ...words } = answer;
  const photos = sentPhotosOf(answer).map(({ id, alt }) => ({ id, alt }));
  return { anomalyId, from, ...words, ...(photos.length === 0 ? {} : { photos }) };
}

/** To the report as the moderator sees it. One that has not been received yet goes first. */
export function statusCommand(anomaly: Anomaly, answer: Answer): AnswerCommand {
  const { id, cityId, number, rev } = anomaly;
  const command = newCommand({ kind: KIND, cityId, payload: statusPayload(anomaly, answer), basedOn: rev });
  return number === "" ? { ...command, dependsOn: id } : command;
}

export const ANSWERS: DecisionKind<AnswerCommand> = { kinds: [KIND] };
