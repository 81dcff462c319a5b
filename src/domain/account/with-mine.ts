import type { MyCityPayload } from "./update-my-city.ts";
import type { UserCity } from "./user-city.ts";

/** The same with what a person settled for themselves; what they did not speak of stays. */
export function withMine(
  userCity: UserCity,
  { places, opensOn, filter, view }: Pick<MyCityPayload, "places" | "opensOn"> & Partial<MyCityPayload>,
): UserCity {
  return { ...userCity, places, opensOn, filter: filter ?? userCity.filter, view: view ?? userCity.view };
}
