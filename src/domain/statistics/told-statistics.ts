import type { CityStatistics } from "./city-statistics.ts";
import type { SaidStatistics } from "./published-statistics.ts";

/** Each number once, by whoever told it. */
export interface ToldStatistics {
  readonly byCity: Partial<CityStatistics>;
  /** What the city did not say, counted here. */
  readonly byDevice: Partial<CityStatistics>;
}

/** @returns undefined when there is nothing to tell */
export function toldStatistics(
  said: SaidStatistics["said"] | undefined,
  recount: CityStatistics | undefined,
): ToldStatistics | undefined {
  const byCity = said === undefined || said.total === 0 ? {} : said;
  const left = Object.entries(recount ?? {}).filter(([part]) => !Object.hasOwn(byCity, part));
  const byDevice = Object.fromEntries(left) as Partial<CityStatistics>;
  const parts = Object.keys(byCity).length + left.length;
  return parts === 0 ? undefined : { byCity, byDevice };
}
