import type { ActivityCategoryId, OrganiserKind, PriceKind } from "../../../src/domain/activity/activity.ts";

/** Category, title, description, place, organiser, its kind, price, how many may come. */
export type ActivityText = readonly [
  ActivityCategoryId,
  string,
  string,
  string,
  string,
  OrganiserKind,
  PriceKind,
  number | null,
];
