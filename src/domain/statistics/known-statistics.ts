import type { CityStatistics } from "./city-statistics.ts";
import type { RemoteStatistics } from "./published-statistics.ts";

/** Each number once, by its source. */
export interface KnownStatistics {
  readonly byCity: Partial<CityStatistics>;
  readonly byDevice: Partial<CityStatistics>;
}

export function knownStatistics(
  published: RemoteStatistics["said"] | undefined,
  recount: CityStatistics | undefined,
): KnownStatistics | undefined {
  const byCity = published === undefined || published.total === 0 ? {} : published;
  const left = Object.entries(recount ?? {}).filter(([part]) => !Object.hasOwn(byCity, part));
  const byDevice = Object.fromEntries(left) as Partial<CityStatistics>;
  const parts = Object.keys(byCity).length + left.length;
  return parts === 0 ? undefined : { byCity, byDevice };
}
