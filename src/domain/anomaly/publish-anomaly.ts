import { publicDecision } from "../content/public-decision.ts";
import { withoutFlags } from "../content/flags.ts";
import { emptied } from "../content/emptied.ts";
import type { Anomaly } from "./anomaly.ts";

const UNSAID = { title: "", description: "", address: "", locationHint: "" } as const;
const NOWHERE = { latE6: 0, lngE6: 0 } as const;

export const ANOMALY_STANDING = [
  "number",
  "rev",
  "status",
  "previousStatus",
  "visibility",
  "moderated",
  "history",
  "updatedAt",
  "duplicateOf",
  "plannedFor",
  "meTooCount",
  "followersCount",
  "commentsCount",
  "claimsCount",
  "contestedCount",
  "thanksCount",
  "followUp",
] as const satisfies readonly (keyof Anomaly)[];

/**
 * What everybody's devices may hold: never who wrote it, only the name that person asked to show. `pending` and `hidden` keep the pin, the category, the status and the dates;
 * `private` does not even keep the place. Projecting twice changes nothing.
 */
export function publicProjectionOf(anomaly: Anomaly): Anomaly {
  if (anomaly.visibility === "public")
    return { ...withoutFlags(anomaly), ...publicDecision(anomaly), authorId: "" };
  const unsaid: Anomaly = { ...emptied(anomaly), ...UNSAID, accuracyM: null, partner: "" };
  return anomaly.visibility === "private"
    ? { ...unsaid, categoryId: "autre", subcategoryId: "autre", place: NOWHERE }
    : unsaid;
}
