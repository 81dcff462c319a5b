import { CLAIM_STANDS_MS } from "../limits/limits.ts";
import type { Instant } from "../basics/instant.ts";
import type { Anomaly } from "./anomaly.ts";
import { movedTo } from "./change-anomaly.ts";

/** Says in the history that nobody decided it. */
export const UNCONTESTED_CODE = "uncontested";

type Claimed = Pick<Anomaly, "status" | "history">;

/** When « Indiquée comme résolue » becomes « Résolue » by itself, if nobody contests it; undefined for what is not claimed. */
export function resolvesAt({ status, history }: Claimed): Instant | undefined {
  if (status !== "claimed") return undefined;
  const claimedAt = history.findLast((step) => step.status === "claimed")?.at ?? 0;
  return claimedAt + CLAIM_STANDS_MS;
}

/** Undefined before its time: run again, it changes nothing more. */
export function resolvedByItself(anomaly: Anomaly, now: Instant): Anomaly | undefined {
  const at = resolvesAt(anomaly);
  if (at === undefined || at > now) return undefined;
  const byKind = anomaly.history.at(-1)?.byKind ?? "resident";
  return movedTo(anomaly, "resolved", { at: now, reason: "", code: UNCONTESTED_CODE, byKind, byName: "" });
}
