import type { RouteName } from "./routes.ts";

export const LATER_PLACES = [
  "Thread",
  "NotificationSettings",
  "AdminDashboard",
] as const satisfies readonly RouteName[];

export type LaterPlace = (typeof LATER_PLACES)[number];
