import { cityClock } from "../../clock/city-clock.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { LIVE_LEASE_MS } from "../../clock/waits.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import { useReplica, type Watch } from "./live.ts";
import type { PositionRow } from "./position-row.ts";

/** How old what the device knows of a collection of a city is. Instants are the city's, as the device knew them. */
export interface Freshness {
  /** The server itself says that nothing is missing. */
  readonly live: boolean;
  readonly at: Instant | null;
  readonly quarantined: number;
}

const UNKNOWN: Freshness = { live: false, at: null, quarantined: 0 };

/** What is read apart: what a person is told, and what moderators alone read of their city. */
type Apart = "notifications" | "moderation";

/** @param key the city, or the account whose notifications they are. For « données du 12 mars à 18 h 04 » (P5, P13). */
export function useFreshness(key: string, collection: ContentCollection | Apart = "anomalies"): Freshness {
  return useReplica(`freshness ${collection} ${key}`, watchFreshness(key, collection)) ?? UNKNOWN;
}

export function watchFreshness(key: string, collection: string): Watch<Freshness> {
  return (replica, emit) => {
    let cancelExpiry = (): void => undefined;
    const tell = (position: PositionRow | undefined): void => {
      cancelExpiry();
      const now = cityClock.now();
      emit(freshnessOf(position, now));
      // A page that was killed while live can't say that it is not any more.
      const left = (position?.liveUntil ?? 0) - now;
      if (left > 0) cancelExpiry = systemClock.after(left + 1, () => tell(position));
    };
    const subscription = replica.positions
      .findOne(`${collection}:${key}`)
      .$.subscribe((row) => tell(row?.toJSON()));
    return () => {
      cancelExpiry();
      subscription.unsubscribe();
    };
  };
}

export function freshnessOf(position: PositionRow | undefined, now: Instant): Freshness {
  if (position === undefined) return UNKNOWN;
  const { liveUntil, upToDateAt, quarantined } = position;
  // A lease that is longer than any was noted by a clock that has been put back since.
  const isLive = liveUntil > now && liveUntil <= now + LIVE_LEASE_MS;
  return { live: isLive, at: upToDateAt === 0 ? null : upToDateAt, quarantined: quarantined.length };
}
