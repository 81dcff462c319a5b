import type { City } from "../city/city.ts";
import { SUPPORT_THRESHOLD } from "../limits/idea-limits.ts";
import type { Idea } from "./idea.ts";

type Counted = Pick<City, "population"> & Partial<Pick<City, "supportThreshold">>;

/**
 * How many supports make the commune look at an idea: what its moderators settled, otherwise one inhabitant in two hundred and not
 * fewer than twenty.
 */
export function supportThresholdOf({ population, supportThreshold = 0 }: Counted): number {
  if (supportThreshold > 0) return supportThreshold;
  const { least, perInhabitant } = SUPPORT_THRESHOLD;
  return Math.max(least, Math.ceil((population ?? 0) * perInhabitant));
}

export function hasReachedThreshold(
  { supportsCount }: Pick<Idea, "supportsCount">,
  threshold: number,
): boolean {
  return supportsCount >= threshold;
}
