import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { City } from "../../../domain/city/city.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import {
  DEFAULT_IDEA_FILTER,
  ideaFilterFromQuery,
  ideasOfKind,
  queryWithIdeaFilter,
  sortedIdeas,
  type IdeaFilter,
} from "./idea-sort.ts";
import { ideasSaying } from "./ideas-saying.ts";

/** What list and map show alike, by the address. */
export function useShownIdeas(city: City) {
  const { i18n } = useLingui();
  const { views, isWhole } = useIdeas(city.id);
  const [filter, setFilter] = useQueryState(ideaFilterFromQuery, queryWithIdeaFilter);
  const { sort, status, category, q } = filter;
  const threshold = supportThresholdOf(city);
  const now = useNow();
  const shown = useMemo(
    () =>
      views === undefined
        ? undefined
        : ideasSaying(
            i18n,
            q,
            sortedIdeas(sort, ideasOfKind({ status, category }, views, now), { threshold, now }),
          ),
    [i18n, views, sort, status, category, q, threshold, now],
  );
  return {
    views,
    shown,
    isWhole,
    threshold,
    filter,
    isFiltered: JSON.stringify(filter) !== JSON.stringify(DEFAULT_IDEA_FILTER) && (views?.length ?? 0) > 0,
    change: (fields: Partial<IdeaFilter>) => setFilter((before) => ({ ...before, ...fields })),
  };
}
