import { HOUR_MS, type Instant } from "../basics/instant.ts";
import type { Activity } from "./activity.ts";

/** Whoever sets out within this time is told at once. */
const SOON_MS = 3 * HOUR_MS;

/**
 * When a change of an activity is told: once nobody has changed anything for a while, so that several corrections make one notice.
 * @param starts when it was to begin, and when it begins now
 */
export function noticeDueAt(
  starts: readonly Activity["startsAt"][],
  { now, settleMs }: { readonly now: Instant; readonly settleMs: number },
): Instant {
  const isSoon = starts.some((startsAt) => startsAt > now && startsAt - now < SOON_MS);
  return isSoon ? now : now + settleMs;
}
