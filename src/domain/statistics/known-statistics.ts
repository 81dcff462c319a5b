import type { SaidStatistics } from "./parse-statistics.ts";

/** Each number once, by its source. */
export interface KnownStatistics {
  readonly byCity: SaidStatistics;
  readonly byDevice: SaidStatistics;
}

/** @param recount what this device counted itself, without the parts that it cannot know */
export function knownStatistics(
  published: SaidStatistics | undefined,
  recount: SaidStatistics,
): KnownStatistics | undefined {
  const byCity = published === undefined || published.total === 0 ? {} : published;
  const left = Object.entries(recount).filter(([part]) => !Object.hasOwn(byCity, part));
  const byDevice = Object.fromEntries(left) as SaidStatistics;
  const parts = Object.keys(byCity).length + left.length;
  return parts === 0 ? undefined : { byCity, byDevice };
}
