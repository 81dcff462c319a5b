import { DAY_MS, HOUR_MS, type Instant } from "../basics/instant.ts";
import { followUpAt } from "../anomaly/follow-up.ts";
import { resolvesAt } from "../anomaly/resolve-claimed.ts";
import type { CountedAnomaly, StatisticsWorld } from "./city-statistics.ts";
import { FIGURE_WINDOW_MS } from "./life-figures.ts";
import { closedAtOf } from "../anomaly/closed-at.ts";

/**
 * When the same documents add up to something else though nobody touched them: with a new month, where nobody answered for too
 * long or an author is to be asked, where what residents called resolved is so by itself, or when the figures of activities and people do. Undefined: never.
 */
export function nextChangeOf(
  anomalies: readonly CountedAnomaly[],
  world: StatisticsWorld,
  figureChanges: readonly Instant[] = [],
): Instant | undefined {
  const changes = figureChanges.filter((at) => at > world.now);
  const ofReports = anomalies.length === 0 ? [] : [nextOfReports(anomalies, world)];
  return [...changes, ...ofReports].reduce<Instant | undefined>(
    (soonest, at) => Math.min(soonest ?? at, at),
    undefined,
  );
}

function nextOfReports(anomalies: readonly CountedAnomaly[], world: StatisticsWorld): Instant {
  return anomalies
    .flatMap((anomaly) => [
      resolvesAt(anomaly) ?? Infinity,
      followUpAt(anomaly),
      ...[anomaly.createdAt, ...closedAtOf(anomaly)].map((at) => at + FIGURE_WINDOW_MS),
    ])
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
