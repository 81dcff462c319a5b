import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useActivities } from "../../../data/activities/use-activities.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { MapSearch } from "../../../shared/collection/map-search.tsx";
import type { MapPaths } from "../../../shared/collection/use-open-item.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { isPlacedActivity, PLACED_ACTIVITIES } from "../activity-items.ts";
import { ActivityChips } from "../list/activity-chips.tsx";
import type { ActivityFilter } from "../list/activity-filter.ts";

interface ActivityMapFiltersProps {
  readonly cityId: CityId;
  readonly paths: MapPaths;
  readonly filter: ActivityFilter;
  readonly onFilter: (fields: Partial<ActivityFilter>) => void;
  readonly onGo: (place: Place) => void;
}

export function ActivityMapFilters(props: ActivityMapFiltersProps) {
  const { paths, filter, onFilter } = props;
  const { t } = useLingui();
  return (
    <FilterFrame label={t`Filtrer les activités`} search={<ActivitySearch {...props} />}>
      <ViewLink pathname={paths.all} to="list" chip>
        <Trans>Liste</Trans>
      </ViewLink>
      <ActivityChips filter={filter} onFilter={onFilter} />
    </FilterFrame>
  );
}

function ActivitySearch({ cityId, filter, onFilter, onGo }: ActivityMapFiltersProps) {
  const { t } = useLingui();
  const { views = NONE } = useActivities(cityId);
  const known = useCallback(
    () => views.filter(isPlacedActivity).map(PLACED_ACTIVITIES.knownAddressOf),
    [views],
  );
  return (
    <MapSearch
      cityId={cityId}
      placeholder={t`Activité, rue, lieu…`}
      known={known}
      collection="activities"
      onGo={onGo}
      filterText={filter.q}
      onFilter={(q) => onFilter({ q })}
    />
  );
}

const NONE = [] as const;
