import { authorKindOf } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo } from "./change-anomaly.ts";

interface WithdrawPayload {
  readonly anomalyId: Identifier;
}

/** Its author takes it back, as long as nobody else counts on it: from then on they and the moderators alone see it. */
export const withdrawAnomaly = changeAnomaly<WithdrawPayload>({
  schema: object<WithdrawPayload>(ANOMALY_ID_FIELD),
  perDay: DAILY_LIMITS.words,
  decide(anomaly, _, { actor, now }) {
    if (anomaly.status === "withdrawn") return ok({ content: anomaly });
    if (anomaly.status !== "new") return err({ code: "not_possible" });
    if (!isOnlyTheAuthors(anomaly)) return err({ code: "withdraw_followed" });
    const byKind = authorKindOf(actor, anomaly.cityId);
    const withdrawn = movedTo(anomaly, "withdrawn", { at: now, reason: "", byKind, byName: "" });
    return ok({ content: { ...withdrawn, visibility: "private" } });
  },
});

/** Nobody else follows it or noticed it. */
export function isOnlyTheAuthors({ followersCount, meTooCount }: Anomaly): boolean {
  return followersCount <= 1 && meTooCount === 0;
}
