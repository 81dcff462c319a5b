import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { changeContent } from "../content/change-content.ts";
import { historyWith } from "../content/status-history.ts";
import type { Anomaly, AnomalyStep } from "./anomaly.ts";
import type { AnomalyStatus } from "./statuses.ts";

export const ANOMALY_ID_FIELD = { anomalyId: IDENTIFIER_SCHEMA };

interface AboutAnomaly {
  readonly anomalyId: Identifier;
}

type Changing<P extends AboutAnomaly> = Omit<
  Parameters<typeof changeContent<Anomaly, "anomalyId", P>>[0],
  "collection" | "idField"
>;

/** A command about one report that is there already. */
export function changeAnomaly<P extends AboutAnomaly>(changing: Changing<P>) {
  return changeContent<Anomaly, "anomalyId", P>({
    collection: "anomalies",
    idField: "anomalyId",
    ...changing,
  });
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
