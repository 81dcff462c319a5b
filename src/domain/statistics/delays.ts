import type { Anomaly } from "../anomaly/anomaly.ts";
import { communeAnswer } from "../anomaly/commune-answer.ts";
import type { AnomalyStatus } from "../anomaly/statuses.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../basics/instant.ts";
import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";
import type { TalkCount } from "../thread/talk-count.ts";

export const NO_REPLY_DAYS = 60;

/** How long the city takes. A median of fewer than STATISTICS_GROUP_MIN reports is not told: null. */
export interface Delays {
  readonly ackHours: number | null;
  readonly resolveDays: number | null;
  readonly noReply: number;
}

/** What only residents say is no answer of the city. */
const NO_ANSWER: readonly AnomalyStatus[] = ["new", "claimed", "withdrawn", "reopen"];

export interface Awaiting extends Pick<Anomaly, "status" | "history" | "createdAt"> {
  /** When the commune last answered in its discussion; missing where it never did. */
  readonly officialAt?: TalkCount["officialAt"];
}

export function delaysOf(anomalies: readonly Awaiting[], now: Instant): Delays {
  const answered = anomalies.flatMap(({ history, createdAt }) => {
    const first = history.find(({ status }) => !NO_ANSWER.includes(status));
    return first === undefined ? [] : [first.at - createdAt];
  });
  const resolved = anomalies.flatMap(({ status, history, createdAt }) => {
    const last = status === "resolved" ? history.findLast((step) => step.status === "resolved") : undefined;
    return last === undefined ? [] : [last.at - createdAt];
  });
  return {
    ackHours: medianOf(answered, HOUR_MS),
    resolveDays: medianOf(resolved, DAY_MS),
    noReply: anomalies.filter((anomaly) => isWithoutReply(anomaly, now)).length,
  };
}

function isWithoutReply(anomaly: Awaiting, now: Instant): boolean {
  const { status, createdAt, officialAt = null } = anomaly;
  if (status !== "new" || now - createdAt <= NO_REPLY_DAYS * DAY_MS) return false;
  return communeAnswer(anomaly, officialAt) === undefined;
}

/** In whole units; one that is not over counts as begun. */
export function medianOf(durations: readonly number[], unitMs: number): number | null {
  if (durations.length < STATISTICS_GROUP_MIN) return null;
  const inOrder = durations.toSorted((a, b) => a - b);
  return Math.ceil(Math.max(0, inOrder[Math.floor(inOrder.length / 2)] ?? 0) / unitMs);
}
