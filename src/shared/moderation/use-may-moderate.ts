import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Whoever only visits a commune decides nothing there. */
export function useMayModerate(cityId: CityId): boolean {
  const { actor, visiting = false } = useData();
  return !visiting && isModeratorOf(actor, cityId);
}
