import { DAY_MS, type Instant } from "../basics/instant.ts";
import { ASKED_AFTER_MS } from "../limits/limits.ts";
import { NO_REPLY_DAYS } from "../statistics/delays.ts";
import { isLongUnanswered } from "../statistics/expected-delay.ts";
import type { Anomaly } from "./anomaly.ts";
import { mayReopen } from "./reopen-anomaly.ts";

export const FOLLOW_UP_ANSWERS = ["yes", "no", "unknown"] as const;
export type FollowUpAnswer = (typeof FOLLOW_UP_ANSWERS)[number];

/** What its author says when asked whether the matter is settled. */
export interface FollowUp {
  readonly at: Instant;
  readonly answer: FollowUpAnswer;
}

/** How long before the end of the time to reopen it the question is still asked: an answer may wait for a network. */
const STILL_ASKED_MS = DAY_MS;

/** What of a report says whether its author is asked. */
export type Asked = Pick<Anomaly, "status" | "createdAt" | "history" | "followUp">;

/**
 * Whether its author is asked « Ce problème est-il réglé ? »: weeks after it was resolved, and where nobody has answered it for
 * long. Once for each time that it came to stand so; nobody stores the question, it follows from the dates.
 */
export function asksFollowUp(anomaly: Asked, now: Instant): boolean {
  const since = standingSince(anomaly);
  if (anomaly.followUp !== undefined && anomaly.followUp.at >= since) return false;
  if (anomaly.status !== "resolved") return isLongUnanswered(anomaly, now);
  return now - since >= ASKED_AFTER_MS && mayReopen(anomaly, now + STILL_ASKED_MS);
}

/** From when on its author is asked, as it stands now; Infinity where they are not. */
export function followUpAt({
  status,
  createdAt,
  history,
}: Pick<Asked, "status" | "createdAt" | "history">): Instant {
  if (status === "resolved") return standingSince({ createdAt, history }) + ASKED_AFTER_MS;
  return status === "new" ? createdAt + NO_REPLY_DAYS * DAY_MS + 1 : Infinity;
}

function standingSince({ createdAt, history }: Pick<Asked, "createdAt" | "history">): Instant {
  return history.at(-1)?.at ?? createdAt;
}
