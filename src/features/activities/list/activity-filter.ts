import {
  ACCESS_NEEDS,
  ACTIVITY_CATEGORY_IDS,
  type AccessNeed,
  type ActivityCategoryId,
} from "../../../domain/activity/activity.ts";
import {
  ACTIVITY_TABS,
  isInTab,
  nextOccurrence,
  type ActivityTab,
} from "../../../domain/activity/activity-dates.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { isDay } from "../../../domain/basics/day.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";

/** Lives in the address, shared by the map and the list. */
export interface ActivityFilter {
  readonly tab: ActivityTab;
  readonly category: ActivityCategoryId | null;
  /** What whoever comes needs there. */
  readonly access: AccessNeed | null;
  /** Free of charge alone. */
  readonly free: boolean;
  /** The month of the calendar over the list, « 2026-03 »; empty without it. */
  readonly month: string;
  /** Words to search for. */
  readonly q: string;
}

export const DEFAULT_ACTIVITY_FILTER: ActivityFilter = {
  tab: "upcoming",
  category: null,
  access: null,
  free: false,
  month: "",
  q: "",
};

const ALL = "";

export function activityFilterFromQuery(query: URLSearchParams): ActivityFilter {
  const category = oneOf([ALL, ...ACTIVITY_CATEGORY_IDS], query.get("category"), ALL);
  const access = oneOf([ALL, ...ACCESS_NEEDS], query.get("access"), ALL);
  return {
    tab: oneOf(ACTIVITY_TABS, query.get("tab"), DEFAULT_ACTIVITY_FILTER.tab),
    category: category === ALL ? null : category,
    access: access === ALL ? null : access,
    free: query.get("free") === "1",
    month: monthIn(query.get("month") ?? ""),
    q: query.get("q") ?? "",
  };
}

function monthIn(written: string): string {
  return isDay(`${written}-01`) ? written : "";
}

export function queryWithActivityFilter(query: URLSearchParams, filter: ActivityFilter): URLSearchParams {
  return queryWith<ActivityFilter>(query, filter, DEFAULT_ACTIVITY_FILTER);
}

/** Whenever they are. */
export function activitiesOfKind(
  { category, access, free }: Pick<ActivityFilter, "category" | "access" | "free">,
  views: readonly ActivityView[],
): readonly ActivityView[] {
  return views.filter(
    ({ activity }) =>
      (category === null || activity.categoryId === category) &&
      (access === null || activity.access.includes(access)) &&
      (!free || activity.priceKind === "gratuit"),
  );
}

/** What comes next first; of what is past, the latest. */
export function activitiesIn(
  { tab, ...kind }: ActivityFilter,
  views: readonly ActivityView[],
  now: Instant,
  zone: string,
): readonly ActivityView[] {
  const direction = tab === "past" ? -1 : 1;
  return activitiesOfKind(kind, views)
    .filter(({ activity }) => isInTab(tab, activity, now, zone))
    .map((view) => atItsNextTime(view, now, zone))
    .toSorted((a, b) => direction * (a.activity.startsAt - b.activity.startsAt));
}

/** What repeats is shown by the time of it that comes next; by the last one once it is over. */
function atItsNextTime(view: ActivityView, now: Instant, zone: string): ActivityView {
  const { activity } = view;
  if (activity.repeats === undefined) return view;
  const { startsAt, endsAt } = nextOccurrence(activity, now, zone);
  return { ...view, activity: { ...activity, startsAt, endsAt } };
}
