import { DAY_MS, HOUR_MS, type Instant } from "../basics/instant.ts";
import type { Anomaly } from "../anomaly/anomaly.ts";
import { isOpen } from "../anomaly/statuses.ts";
import { NO_REPLY_DAYS, type Delays } from "./delays.ts";

/** What the commune's own figures say of a report that goes on: nothing where they are of too few (CITY-24). */
interface ExpectedDelay {
  readonly of: "answer" | "resolution";
  readonly days: number;
}

type Waiting = Pick<Anomaly, "status" | "createdAt">;

export function expectedDelay(
  { status }: Waiting,
  { ackHours, resolveDays }: Pick<Delays, "ackHours" | "resolveDays">,
): ExpectedDelay | undefined {
  const isNew = status === "new";
  if (isNew && ackHours !== null) return { of: "answer", days: daysOf(ackHours) };
  if (!isNew && isOpen(status) && resolveDays !== null)
    return { of: "resolution", days: Math.max(1, resolveDays) };
  return undefined;
}

/** « Sans réponse depuis 60 jours » */
export function isLongUnanswered({ status, createdAt }: Waiting, now: Instant): boolean {
  return status === "new" && now - createdAt > NO_REPLY_DAYS * DAY_MS;
}

function daysOf(hours: number): number {
  return Math.max(1, Math.ceil((hours * HOUR_MS) / DAY_MS));
}
