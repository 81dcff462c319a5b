import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useActivities } from "../../../data/activities/use-activities.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { timeZoneOf } from "../../../domain/city/time-zone.ts";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import { activitiesSaying } from "./activities-saying.ts";
import {
  activitiesIn,
  activityFilterFromQuery,
  DEFAULT_ACTIVITY_FILTER,
  queryWithActivityFilter,
  type ActivityFilter,
} from "./activity-filter.ts";

/** What list and map show alike, by the address. */
export function useShownActivities(cityId: CityId) {
  const { i18n } = useLingui();
  const { views, isWhole } = useActivities(cityId);
  const now = useNow();
  const [filter, setFilter] = useQueryState(activityFilterFromQuery, queryWithActivityFilter);
  const shown = useMemo(
    () =>
      views === undefined
        ? undefined
        : activitiesSaying(i18n, filter.q, activitiesIn(filter, views, now, timeZoneOf(cityId))),
    [i18n, views, filter, cityId, now],
  );
  const change = (fields: Partial<ActivityFilter>) => setFilter((before) => ({ ...before, ...fields }));
  return {
    views,
    shown,
    isWhole,
    filter,
    change,
    none: {
      cityId,
      isWhole,
      isFiltered:
        JSON.stringify(filter) !== JSON.stringify(DEFAULT_ACTIVITY_FILTER) && (views?.length ?? 0) > 0,
      onClear: () => change(DEFAULT_ACTIVITY_FILTER),
    },
  };
}
