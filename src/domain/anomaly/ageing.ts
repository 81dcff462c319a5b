import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { Anomaly } from "./anomaly.ts";
import type { CategoryId } from "./categories.ts";
import { closedAtOf } from "./closed-at.ts";
import { isOpen } from "./statuses.ts";

const CLOSED_SHOWN_DAYS = 30;
/** What tends to come back at the same place is shown for longer. */
const SHOWN_LONGER: Partial<Record<CategoryId, number>> = { graffitis: 90 };

/** Whether it is on the map by itself: while it is open, however long nobody answers, and for some weeks after it was closed. */
export function isCurrent(
  anomaly: Pick<Anomaly, "status" | "history" | "categoryId">,
  now: Instant,
): boolean {
  const shownMs = (SHOWN_LONGER[anomaly.categoryId] ?? CLOSED_SHOWN_DAYS) * DAY_MS;
  return isOpen(anomaly.status) || closedAtOf(anomaly).some((at) => now - at <= shownMs);
}
