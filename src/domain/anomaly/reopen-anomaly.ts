import { authorKindOf } from "../account/actor.ts";
import { err, ok } from "../basics/result.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { REOPEN_MS_MAX } from "../limits/limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { changeAnomaly, movedTo } from "./change-anomaly.ts";
import { WORDS_SCHEMA, type WordsPayload } from "./words-about-anomaly.ts";

/** Its author says why it should not be closed: once, and not long afterwards. */
export const reopenAnomaly = changeAnomaly<WordsPayload>({
  schema: WORDS_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(anomaly, { payload, performedAt }, { actor, now }) {
    if (!isClosedByCommune(anomaly)) return err({ code: "not_possible" });
    if (!mayReopen(anomaly, Math.min(performedAt, now))) return err({ code: "reopened_once" });
    const byKind = authorKindOf(actor, anomaly.cityId);
    const step = { at: now, reason: payload.words, byKind, byName: anomaly.authorName };
    return ok({ content: movedTo(anomaly, "reopen", step) });
  },
});

function isClosedByCommune({ status }: Pick<Anomaly, "status">): boolean {
  return status === "resolved" || status === "rejected";
}

/** Whether its author may still ask for it. */
export function mayReopen(anomaly: Pick<Anomaly, "status" | "createdAt" | "history">, now: number): boolean {
  const closedAt = anomaly.history.at(-1)?.at ?? anomaly.createdAt;
  const wasReopened = anomaly.history.some(
    ({ status, byKind }) => status === "reopen" && byKind !== "moderator" && byKind !== "admin",
  );
  return isClosedByCommune(anomaly) && !wasReopened && now - closedAt <= REOPEN_MS_MAX;
}
