import type { City } from "../city/city.ts";
import { SUPPORT_THRESHOLD } from "../limits/limits.ts";
import type { Idea } from "./idea.ts";

/** How many supports make the commune look at an idea: one inhabitant in two hundred, and not fewer than twenty. */
export function supportThresholdOf({ population }: Pick<City, "population">): number {
  const { least, perInhabitant } = SUPPORT_THRESHOLD;
  return Math.max(least, Math.ceil((population ?? 0) * perInhabitant));
}

export function hasReachedThreshold(
  { supportsCount }: Pick<Idea, "supportsCount">,
  threshold: number,
): boolean {
  return supportsCount >= threshold;
}
