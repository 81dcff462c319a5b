import { DAY_MS, HOUR_MS, type Instant } from "../basics/instant.ts";
import type { CountedAnomaly, StatisticsWorld } from "./city-statistics.ts";
import { NO_REPLY_DAYS } from "./delays.ts";

/** When the same reports add up to something else though nobody touched them: with a new month, or where nobody answered for too long. */
export function nextChangeOf(anomalies: readonly CountedAnomaly[], world: StatisticsWorld): Instant {
  return anomalies
    .filter(({ status }) => status === "new")
    .map(({ createdAt }) => createdAt + NO_REPLY_DAYS * DAY_MS + 1)
    .filter((at) => at > world.now)
    .reduce((soonest, at) => Math.min(soonest, at), nextMonthOf(world));
}

/** To the hour. */
function nextMonthOf({ now, monthOf }: StatisticsWorld): Instant {
  const month = monthOf(now);
  let at = now;
  while (monthOf(at) === month) at += DAY_MS;
  while (monthOf(at - HOUR_MS) !== month) at -= HOUR_MS;
  return at;
}
