import { CITIES_PER_MODERATOR_MAX } from "../../../src/domain/limits/limits.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Roles } from "./identity.ts";

export type RoleProblem = "unconfirmed_address" | "no_such_city" | "too_many_cities";

/** What keeps somebody from having these roles; whether the cities are there is asked apart. */
export function roleProblemOf(roles: Roles, isConfirmed: boolean): RoleProblem | undefined {
  if (!isConfirmed && hasAny(roles)) return "unconfirmed_address";
  return roles.moderatorOfCities.length > CITIES_PER_MODERATOR_MAX ? "too_many_cities" : undefined;
}

export function hasAny({ isAdmin, moderatorOfCities }: Roles): boolean {
  return isAdmin || moderatorOfCities.length > 0;
}

/** Sessions that say more than that end. */
export function losesAny(before: Roles, after: Roles): boolean {
  const losesAdmin = before.isAdmin && !after.isAdmin;
  return losesAdmin || without(before.moderatorOfCities, after.moderatorOfCities).length > 0;
}

export function without(cities: readonly CityId[], others: readonly CityId[]): readonly CityId[] {
  return cities.filter((id) => !others.includes(id));
}
