import type { RouteName } from "./routes.ts";

/** Places that need no more than the person's city, and where nobody is in the middle of something: Home may lead back to them. */
const RESUMABLE = [
  "MapAnomalies",
  "ListAnomalies",
  "CityDetails",
  "CitySettings",
  "Profile",
] as const satisfies readonly RouteName[];

export type ResumableRoute = (typeof RESUMABLE)[number];

export const DEFAULT_ROUTE: ResumableRoute = "MapAnomalies";

export function isResumable(name: string | null): name is ResumableRoute {
  return RESUMABLE.some((route) => route === name);
}
