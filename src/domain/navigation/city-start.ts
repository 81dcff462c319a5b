import type { MyView } from "../account/my-view.ts";
import type { CityId } from "../city/city.ts";
import type { RouteName } from "./routes.ts";

/** A city entered without a screen in mind: an address that leads on to the one this person prefers. */
export const CITY_START = "/city/:cityId";

export function cityStartOf(cityId: CityId): string {
  return CITY_START.replace(":cityId", encodeURIComponent(cityId));
}

export const START_ROUTES = {
  map: "MapAnomalies",
  list: "ListAnomalies",
} as const satisfies Record<MyView, RouteName>;

/** Such an address only leads elsewhere: it is no page. */
export function isCityStart(path: string): boolean {
  return /^\/city\/[^/]+\/?$/u.test(path);
}
