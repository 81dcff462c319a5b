import type { City, CityId } from "./city.ts";
import { DEFAULT_CITY_SETTINGS, type CitySetting } from "./city-settings.ts";

/** What a command is decided with while the city is not on this device: the stricter treatment is expected. */
export function unknownCity(id: CityId): Pick<City, "id" | "rev" | "moderatorsCount" | CitySetting> {
  return { ...DEFAULT_CITY_SETTINGS, id, rev: 0, moderatorsCount: 1 };
}
