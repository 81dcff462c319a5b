import type { MyView } from "../account/my-view.ts";
import type { CityId } from "../city/city.ts";
import { CITY_START, type RouteName } from "./routes.ts";

export function cityStartOf(cityId: CityId): string {
  return CITY_START.replace(":cityId", encodeURIComponent(cityId));
}

export const START_ROUTES = {
  map: "MapAnomalies",
  list: "ListAnomalies",
} as const satisfies Record<MyView, RouteName>;

export function isCityStart(path: string): boolean {
  return new RegExp(`^${CITY_START.replace(":cityId", "[^/]+")}/?$`, "u").test(path);
}
