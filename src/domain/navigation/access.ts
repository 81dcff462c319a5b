import type { RouteName } from "./routes.ts";

/** What a place asks of whoever wants to enter; each asks for the sign-in too, but `public`. */
export type Access = "public" | "signed-in" | "moderator" | "admin";

export type PlaceName = RouteName | "NotFound";

export const ACCESS = {
  Home: "public",
  MapOnboarding: "signed-in",
  MapAnomalies: "signed-in",
  MapNewAnomaly: "signed-in",
  MapAnomaly: "signed-in",
  MapActivities: "signed-in",
  MapNewActivity: "signed-in",
  MapActivity: "signed-in",
  MapIdeas: "signed-in",
  MapNewIdea: "signed-in",
  MapIdea: "signed-in",
  ListAnomalies: "signed-in",
  ListAnomaly: "signed-in",
  CityDetails: "signed-in",
  CitySettings: "signed-in",
  Thread: "signed-in",
  Threads: "moderator",
  Notifications: "signed-in",
  Profile: "signed-in",
  ModifyCity: "signed-in",
  AuthAction: "public",
  AdminDashboard: "admin",
  NotificationSettings: "signed-in",
  Ideas: "signed-in",
  About: "signed-in",
  NotFound: "signed-in",
} as const satisfies Record<PlaceName, Access>;
