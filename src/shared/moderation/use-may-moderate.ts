import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Whoever only visits a commune decides nothing there, and nobody about what it does not have yet, which has no `number`. */
export function useMayModerate(cityId: CityId, number?: string): boolean {
  const { actor, visiting = false } = useData();
  return !visiting && number !== "" && isModeratorOf(actor, cityId);
}
