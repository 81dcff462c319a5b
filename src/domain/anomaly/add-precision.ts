import { authorKindOf } from "../account/actor.ts";
import { err, ok } from "../basics/result.ts";
import { rewritten } from "../content/rewritten.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { PRECISION_CODE } from "./precision-code.ts";
import { changeAnomaly, movedTo } from "./change-anomaly.ts";
import { isOpen, type AnomalyStatus } from "./statuses.ts";
import { WORDS_SCHEMA, type WordsPayload } from "./words-about-anomaly.ts";

/** Its author says more; what the commune asked for is answered by it. */
export const addPrecision = changeAnomaly<WordsPayload>({
  schema: WORDS_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(anomaly, { payload }, { actor, now }) {
    if (!isOpen(anomaly.status)) return err({ code: "not_possible" });
    const step = {
      at: now,
      reason: payload.words,
      byKind: authorKindOf(actor, anomaly.cityId),
      byName: anomaly.authorName,
      code: PRECISION_CODE,
    };
    return ok({ content: { ...movedTo(anomaly, answeredStatus(anomaly), step), ...rewritten(anomaly) } });
  },
});

/** Before the question, however often it was asked. */
function answeredStatus({ status, history }: Anomaly): AnomalyStatus {
  if (status !== "info") return status;
  return history.findLast((line) => line.status !== "info")?.status ?? "ack";
}
