import { authorKindOf } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, oneOf } from "../basics/schema.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo, revised } from "./change-anomaly.ts";
import { asksFollowUp, FOLLOW_UP_ANSWERS, type FollowUpAnswer } from "./follow-up.ts";

interface FollowUpPayload {
  readonly anomalyId: Identifier;
  readonly answer: FollowUpAnswer;
}

/**
 * Its author says whether the matter is settled. What nobody of the commune had answered is « Indiquée comme résolue » by a yes;
 * what is resolved stays so: whoever says no may ask for it to be opened again, in words.
 */
export const answerFollowUp = changeAnomaly<FollowUpPayload>({
  schema: object<FollowUpPayload>({ ...ANOMALY_ID_FIELD, answer: oneOf(FOLLOW_UP_ANSWERS) }),
  perDay: DAILY_LIMITS.marks,
  decide(anomaly, { payload: { answer }, performedAt }, { actor, now }) {
    // It was asked on the day it was answered, however long that waited for a network.
    if (!asksFollowUp(anomaly, Math.min(performedAt, now))) return err({ code: "not_possible" });
    const answered: Anomaly = { ...anomaly, followUp: { at: now, answer } };
    if (answer !== "yes" || anomaly.status !== "new") return ok({ content: revised(answered, now, {}) });
    const step = { at: now, reason: "", byKind: authorKindOf(actor, anomaly.cityId), byName: "" };
    return ok({ content: movedTo(answered, "claimed", step) });
  },
});
