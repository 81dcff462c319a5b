import { NO_CITY_ID, type CityId } from "../city/city.ts";
import { pathOf } from "./routes.ts";

export function mapPathOf(cityId: CityId | undefined): string {
  return cityId === undefined
    ? pathOf("MapOnboarding", { cityId: NO_CITY_ID })
    : pathOf("MapAnomalies", { cityId });
}
