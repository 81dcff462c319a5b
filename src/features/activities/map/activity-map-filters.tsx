import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useActivities } from "../../../data/activities/use-activities.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { activityTitle, shortWhen } from "../../../i18n/activity-words.ts";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { MapSearch } from "../../../shared/collection/map-search.tsx";
import type { MapPaths } from "../../../shared/collection/use-open-item.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { ACTIVITY_FIELDS } from "../activity-looks.ts";
import { isPlacedActivity, PLACED_ACTIVITIES } from "../activity-items.ts";
import { activitiesSaying } from "../list/activities-saying.ts";
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
    <FilterFrame
      label={t`Filtrer les activités`}
      search={<ActivitySearch {...props} />}
      chips={
        <>
          <ViewLink pathname={paths.all} to="list" chip>
            <Trans>Liste</Trans>
          </ViewLink>
          <ActivityChips filter={filter} onFilter={onFilter} />
        </>
      }
    />
  );
}

/** Activities of this device, whenever they are, places and addresses, in one field. */
function ActivitySearch({ cityId, paths, filter, onFilter, onGo }: ActivityMapFiltersProps) {
  const { t, i18n } = useLingui();
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
      find={(text) =>
        activitiesSaying(i18n, text, views).map(({ activity }) => ({
          id: activity.id,
          label: activityTitle(i18n, activity),
          detail: shortWhen(i18n, activity),
          icon: ACTIVITY_FIELDS[activity.categoryId].icon,
        }))
      }
      paths={paths}
      onGo={onGo}
      filterText={filter.q}
      onFilter={(q) => onFilter({ q })}
    />
  );
}

const NONE = [] as const;
