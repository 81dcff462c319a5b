import type { Instant } from "../basics/instant.ts";
import type { Anomaly } from "./anomaly.ts";
import { isOpen } from "./statuses.ts";

/** When what is closed was closed; none while it is open. */
export function closedAtOf({ status, history }: Pick<Anomaly, "status" | "history">): readonly Instant[] {
  if (isOpen(status)) return [];
  const last = history.findLast((step) => step.status === status);
  return last === undefined ? [] : [last.at];
}
