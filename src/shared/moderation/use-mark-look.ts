import type { CityId } from "../../domain/city/city.ts";
import { useMayModerate } from "./use-may-moderate.ts";

/** What residents press is second to what a moderator of the commune has to decide (MOD-17). */
export function useMarkLook(cityId: CityId): "primary" | "secondary" {
  return useMayModerate(cityId) ? "secondary" : "primary";
}
