import type { ActivityCategoryId, OrganiserKind, PriceKind } from "../../../src/domain/activity/activity.ts";
import type { UsualTimes } from "./activity-times.ts";

/** Category, title, description, place, organiser, its kind, price, how many may come, when such things take place. */
export type ActivityText = readonly [
  ActivityCategoryId,
  string,
  string,
  string,
  string,
  OrganiserKind,
  PriceKind,
  number | null,
  UsualTimes,
];
