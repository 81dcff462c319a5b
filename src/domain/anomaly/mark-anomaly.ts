import { hasMark, withCounted, type MarkIntent, type MarkKind } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { boolean, object } from "../basics/schema.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Anomaly } from "./anomaly.ts";
import { isShownTo } from "../content/is-shown-to.ts";

export interface MarkAnomalyPayload {
  readonly anomalyId: Identifier;
  readonly on: boolean;
}

type MarkAnomaly = CommandEnvelope<MarkAnomalyPayload>;
type Decided = Result<ContentChange<Anomaly>, Refusal>;

/** Why this person may not make the mark; taking it back is always allowed. */
type Obstacle = (anomaly: Anomaly, context: CommandContext<Anomaly>) => Refusal | undefined;

/**
 * A command that makes one mark on an anomaly, or takes it back. The last intent wins, and an intent that is already so
 * changes nothing: counters move exactly with the marks.
 */
export function markAnomaly(kind: MarkKind, obstacleOf: Obstacle) {
  const markOf = ({ payload: { anomalyId, on } }: MarkAnomaly): MarkIntent => ({
    kind,
    on,
    subject: anomalySubject(anomalyId),
  });
  return {
    schema: object<MarkAnomalyPayload>({ anomalyId: IDENTIFIER_SCHEMA, on: boolean }),
    isOrderedByKind: true,
    subjectOf: ({ payload }: MarkAnomaly) => anomalySubject(payload.anomalyId),
    markOf,
    decide(command: MarkAnomaly, context: CommandContext<Anomaly>): Decided {
      const { content: anomaly, membership, actor, now } = context;
      const intent = markOf(command);
      if (anomaly?.id !== command.payload.anomalyId || !isShownTo(anomaly, actor))
        return err({ code: "unknown_subject" });
      if (hasMark(membership.marks, intent) === intent.on) return ok({ content: anomaly, membership });
      const obstacle = intent.on ? (hiddenProblem(anomaly) ?? obstacleOf(anomaly, context)) : undefined;
      if (obstacle !== undefined) return err(obstacle);
      const counted = withCounted(anomaly, [kind], intent.on ? 1 : -1);
      return ok({
        content: { ...counted, rev: anomaly.rev + 1, updatedAt: now },
        membership: withIntent(membership, intent, now),
      });
    },
    reissue: (payload: MarkAnomalyPayload, { subjectId = payload.anomalyId }) => ({
      ...payload,
      anomalyId: subjectId,
    }),
  } as const satisfies CommandDefinition<MarkAnomalyPayload, Anomaly>;
}

export function anomalySubject(id: Identifier) {
  return { collection: "anomalies", id } as const;
}

function hiddenProblem({ visibility }: Anomaly): Refusal | undefined {
  return visibility === "hidden" ? { code: "subject_hidden" } : undefined;
}
