export const ROUTES = {
  Home: "/",
  MapOnboarding: "/city/:cityId/map/onboarding",
  MapAnomalies: "/city/:cityId/map/anomalies",
  MapNewAnomaly: "/city/:cityId/map/new-anomaly",
  MapAnomaly: "/city/:cityId/map/anomaly/:anomalyId",
  MapActivities: "/city/:cityId/map/activities",
  MapNewActivity: "/city/:cityId/map/new-activity",
  MapActivity: "/city/:cityId/map/activity/:activityId",
  MapIdeas: "/city/:cityId/map/ideas",
  MapNewIdea: "/city/:cityId/map/new-idea",
  MapIdea: "/city/:cityId/map/idea/:ideaId",
  ListAnomalies: "/city/:cityId/list/anomalies",
  ListAnomaly: "/city/:cityId/list/anomaly/:anomalyId",
  CityDetails: "/city/:cityId/details",
  CitySettings: "/city/:cityId/settings",
  Thread: "/city/:cityId/thread/:threadId",
  Threads: "/city/:cityId/threads",
  Notifications: "/city/:cityId/notifications",
  Profile: "/profile",
  ModifyCity: "/modifyCity",
  AuthAction: "/auth/action",
  AdminDashboard: "/admin-dashboard",
  NotificationSettings: "/settings/notifications",
  Ideas: "/ideas",
  About: "/about",
} as const;

/** A city entered without a screen in mind: an address that leads on to the one this person prefers. */
export const CITY_START = "/city/:cityId";

export type RouteName = keyof typeof ROUTES;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { readonly [K in Param]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? { readonly [K in Param]: string }
    : unknown;

export function pathOf<Name extends RouteName>(name: Name, params: ParamsOf<(typeof ROUTES)[Name]>): string {
  const values = params as Readonly<Record<string, string>>;
  return ROUTES[name].replaceAll(/:(\w+)/gu, (_, key: string) => encodeURIComponent(values[key] ?? ""));
}
