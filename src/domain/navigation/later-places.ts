import type { RouteName } from "./routes.ts";

export const LATER_PLACES = ["NotificationSettings"] as const satisfies readonly RouteName[];

export type LaterPlace = (typeof LATER_PLACES)[number];
