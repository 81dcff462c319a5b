import type { Actor } from "../account/actor.ts";
import type { CityId } from "../city/city.ts";
import { cityStartOf, START_ROUTES } from "./city-start.ts";
import { admissionOf } from "./guard.ts";
import { pathOf, type RouteName } from "./routes.ts";

/** Places that need no more than the person's city, and where nobody is in the middle of something: Home may lead back to them. */
const RESUMABLE = [
  "MapAnomalies",
  "MapActivities",
  "MapIdeas",
  "ListAnomalies",
  "CityDetails",
  "CitySettings",
  "Threads",
  "Notifications",
  "Profile",
  "NotificationSettings",
  "Ideas",
  "About",
  "AdminDashboard",
] as const satisfies readonly RouteName[];

export type ResumableRoute = (typeof RESUMABLE)[number];

export const DEFAULT_ROUTE: ResumableRoute = "MapAnomalies";

export function isResumable(name: unknown): name is ResumableRoute {
  return RESUMABLE.some((route) => route === name);
}

/**
 * Where Home leads: the last place. Without one, where it was the map or the list, or where this person has lost the right
 * to it, the city as they prefer it: so nobody goes round and round.
 */
export function resumedPath(last: ResumableRoute | undefined, actor: Actor, cityId: CityId): string {
  const isView = Object.values(START_ROUTES).some((route) => route === last);
  const mayReturn = last !== undefined && !isView && admissionOf(actor, last, cityId).admitted;
  return mayReturn ? pathOf(last, { cityId }) : cityStartOf(cityId);
}
