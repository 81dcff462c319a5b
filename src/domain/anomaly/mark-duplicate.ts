import { authorKindOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { nullable, object, oneOf } from "../basics/schema.ts";
import { noteAbout } from "../content/status-history.ts";
import type { Anomaly } from "./anomaly.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo } from "./change-anomaly.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "./statuses.ts";

export interface DuplicatePayload {
  readonly anomalyId: Identifier;
  /** The status as the moderator saw it. */
  readonly from: AnomalyStatus;
  /** The report that says the same; null takes a wrong one back. */
  readonly duplicateOf: Identifier | null;
}

/** A moderator says which other report is the same matter. */
export const markDuplicate = changeAnomaly<DuplicatePayload>({
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
  decide(anomaly, { payload: { from, duplicateOf } }, { actor, now }) {
    if (anomaly.duplicateOf === duplicateOf)
      return ok({ content: anomaly, note: noteAbout("already_done", anomaly) });
    if (anomaly.status !== from) return err({ code: "changed_meanwhile" });
    const status = nextStatus(anomaly, duplicateOf);
    if (status === undefined) return err({ code: "not_possible" });
    const by = { byKind: authorKindOf(actor, anomaly.cityId), byName: publicNameOf(actor) };
    return ok({ content: { ...movedTo(anomaly, status, { at: now, reason: "", ...by }), duplicateOf } });
  },
});

function nextStatus(
  { status, previousStatus }: Anomaly,
  duplicateOf: Identifier | null,
): AnomalyStatus | undefined {
  if (duplicateOf === null) return status === "duplicate" ? (previousStatus ?? "ack") : undefined;
  return isOpen(status) ? "duplicate" : undefined;
}
