import { authorKindOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { nullable, object, oneOf } from "../basics/schema.ts";
import type { Surroundings } from "../command/command-context.ts";
import type { RefusalCode } from "../command/refusal.ts";
import { subjectKeyOf } from "../command/subject.ts";
import { noteAbout } from "../content/status-history.ts";
import type { Anomaly } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo } from "./change-anomaly.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "./statuses.ts";

export interface DuplicatePayload {
  readonly anomalyId: Identifier;
  /** The status as the moderator saw it. */
  readonly from: AnomalyStatus;
  /** The report that says the same; null takes a wrong one back. */
  readonly duplicateOf: Identifier | null;
}

const marking = changeAnomaly<DuplicatePayload>({
  schema: object<DuplicatePayload>(
    { ...ANOMALY_ID_FIELD, from: oneOf(ANOMALY_STATUSES), duplicateOf: nullable(IDENTIFIER_SCHEMA) },
    {
      together: ({ anomalyId, duplicateOf }) =>
        duplicateOf !== undefined && duplicateOf === anomalyId
          ? [{ field: "duplicateOf", code: "not_one_of" }]
          : [],
    },
  ),
  perDay: null,
  isUndoable: true,
  decide(anomaly, { payload: { from, duplicateOf } }, { actor, now, surroundings }) {
    if (anomaly.duplicateOf === duplicateOf)
      return ok({ content: anomaly, note: noteAbout("already_done", anomaly) });
    if (anomaly.status !== from) return err({ code: "changed_meanwhile" });
    const problem = originalProblem(anomaly, duplicateOf, surroundings);
    if (problem !== undefined) return err({ code: problem });
    const status = nextStatus(anomaly, duplicateOf);
    if (status === undefined) return err({ code: "not_possible" });
    const by = { byKind: authorKindOf(actor, anomaly.cityId), byName: publicNameOf(actor) };
    return ok({ content: { ...movedTo(anomaly, status, { at: now, reason: "", ...by }), duplicateOf } });
  },
});

/** A moderator says which other report is the same matter. */
export const markDuplicate = {
  ...marking,
  surroundingsOf: ({ duplicateOf }: DuplicatePayload) => ({
    contents: duplicateOf === null ? [] : [anomalySubject(duplicateOf)],
  }),
};

/** The city knows whether it is there, and no duplicate itself; a device that does not hold it lets the city say so. */
function originalProblem(
  anomaly: Anomaly,
  duplicateOf: Identifier | null,
  surroundings: Surroundings | undefined,
): RefusalCode | undefined {
  if (duplicateOf === null || surroundings === undefined) return undefined;
  const original = surroundings.contents.get(subjectKeyOf(anomalySubject(duplicateOf)));
  if (original === undefined) return "unknown_subject";
  return mayBeOriginal(original as Anomaly, anomaly) ? undefined : "not_possible";
}

/** Whoever follows the other one is led to it: it is to be read by them, and is the end of the way. */
export function mayBeOriginal({ status, visibility }: Anomaly, other: Anomaly): boolean {
  const isRead = visibility === "public" || visibility === other.visibility;
  return isRead && status !== "duplicate" && status !== "withdrawn";
}

function nextStatus(
  { status, previousStatus }: Anomaly,
  duplicateOf: Identifier | null,
): AnomalyStatus | undefined {
  if (duplicateOf === null) return status === "duplicate" ? (previousStatus ?? "ack") : undefined;
  return isOpen(status) ? "duplicate" : undefined;
}
