import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Rss } from "lucide-react";
import { Link } from "react-router-dom";
import { ACTIVITY_VIEWS } from "../../../domain/activity/activity-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { FilterText } from "../../../shared/collection/filter-text.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ActivityChips } from "./activity-chips.tsx";
import { NoActivity } from "./no-activity.tsx";
import { useShownActivities } from "./use-shown-activities.ts";

export function ListActivities() {
  const { t } = useLingui();
  return (
    <ListPage
      cityId={useCityId()}
      heading={t`Activités`}
      titleOf={(name) => t`Activités – ${name} – Parvis`}
      renderList={(city) => <ActivitiesInList key={city.id} city={city} />}
    />
  );
}

function ActivitiesInList({ city: { id: cityId } }: { readonly city: City }) {
  const { t } = useLingui();
  const { shown, isWhole, filter, change, none } = useShownActivities(cityId);
  return (
    <CollectionList
      idOf={ACTIVITY_VIEWS.idOf}
      items={shown}
      isWhole={isWhole}
      filters={
        <>
          <Ways cityId={cityId} />
          <FilterFrame
            label={t`Filtrer les activités`}
            search={<FilterText text={filter.q} onText={(q) => change({ q })} />}
            chips={<ActivityChips filter={filter} onFilter={change} />}
          />
        </>
      }
      count={
        <ItemCount collection="activities" cityId={cityId} of={{ shown, isWhole }}>
          <Plural value={shown?.length ?? 0} _0="Aucune activité" one="# activité" other="# activités" />
        </ItemCount>
      }
      sort={null}
      none={<NoActivity {...none} />}
      pathOfItem={(activityId) => pathOf("MapActivity", { cityId, activityId })}
      renderRow={(view, placement) => <ActivityCard {...placement} view={view} />}
    />
  );
}

function Ways({ cityId }: { readonly cityId: CityId }) {
  return (
    <p>
      <Link className={buttonClass("primary")} to={pathOf("MapNewActivity", { cityId })}>
        <CalendarPlus aria-hidden="true" size={20} />
        <Trans>Proposer une activité</Trans>
      </Link>{" "}
      <ViewLink pathname={pathOf("MapActivities", { cityId })} to="map" />{" "}
      <a className={buttonClass("quiet")} href={`webcal://${location.host}/calendar/${cityId}.ics`}>
        <Rss aria-hidden="true" size={20} />
        <Trans>S’abonner au calendrier</Trans>
      </a>
    </p>
  );
}
