import { authorKindOf } from "../account/actor.ts";
import { hasMark } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo } from "./change-anomaly.ts";

interface ContestPayload {
  readonly anomalyId: Identifier;
}

/** « Toujours présent »: what residents called resolved goes back to where it was. Whoever contests takes their own claim back. */
export const contestResolved = changeAnomaly<ContestPayload>({
  schema: object<ContestPayload>(ANOMALY_ID_FIELD),
  perDay: DAILY_LIMITS.marks,
  decide(anomaly, { payload }, { actor, membership, now }) {
    if (anomaly.status !== "claimed") return err({ code: "not_possible" });
    const claim = { kind: "claim", on: false, subject: anomalySubject(payload.anomalyId) } as const;
    const hadClaimed = hasMark(membership.marks, claim);
    const claimsCount = Math.max(0, (anomaly.claimsCount ?? 0) - (hadClaimed ? 1 : 0));
    const step = { at: now, reason: "", byKind: authorKindOf(actor, anomaly.cityId), byName: "" };
    return ok({
      content: {
        ...movedTo(anomaly, anomaly.previousStatus ?? "ack", step),
        claimsCount,
        contestedCount: claimsCount,
      },
      membership: hadClaimed ? withIntent(membership, { ...claim, at: now }, now) : membership,
    });
  },
});
