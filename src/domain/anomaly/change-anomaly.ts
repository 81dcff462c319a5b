import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, type Result } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";
import type { Change, CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { isShownTo } from "../content/is-shown-to.ts";
import { historyWith } from "../content/status-history.ts";
import type { DailyLimit } from "../limits/daily-limits.ts";
import type { Anomaly, AnomalyStep } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import type { AnomalyStatus } from "./statuses.ts";

export const ANOMALY_ID_FIELD = { anomalyId: IDENTIFIER_SCHEMA };

interface AboutAnomaly {
  readonly anomalyId: Identifier;
}

interface Changing<P extends AboutAnomaly> {
  readonly schema: Schema<P>;
  readonly perDay: DailyLimit | null;
  readonly isUndoable?: true;
  /** Run with a report that is there and that the actor may see. */
  decide(
    this: void,
    anomaly: Anomaly,
    command: CommandEnvelope<P>,
    context: CommandContext<Anomaly>,
  ): Result<Change<Anomaly>, Refusal>;
}

/** A command about one report that is there already. */
export function changeAnomaly<P extends AboutAnomaly>({ decide, ...definition }: Changing<P>) {
  return {
    ...definition,
    subjectOf: ({ payload }: CommandEnvelope<P>) => anomalySubject(payload.anomalyId),
    decide(command: CommandEnvelope<P>, context: CommandContext<Anomaly>): Result<Change<Anomaly>, Refusal> {
      const { content, actor } = context;
      if (content?.id !== command.payload.anomalyId || !isShownTo(content, actor))
        return err({ code: "unknown_subject" });
      return decide(content, command, context);
    },
    reissue: (payload: P, { subjectId }: NewIdentifiers): P =>
      subjectId === undefined ? payload : { ...payload, anomalyId: subjectId },
  } satisfies CommandDefinition<P, Anomaly>;
}

export function revised(anomaly: Anomaly, now: number, fields: Partial<Anomaly>): Anomaly {
  return { ...anomaly, ...fields, rev: anomaly.rev + 1, updatedAt: now };
}

/** With its line in the history; the status that it leaves is remembered. */
export function movedTo(anomaly: Anomaly, status: AnomalyStatus, step: Omit<AnomalyStep, "status">): Anomaly {
  return revised(anomaly, step.at, {
    status,
    previousStatus: anomaly.status === status ? anomaly.previousStatus : anomaly.status,
    history: historyWith(anomaly.history, { ...step, status }),
  });
}
