import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useActivity } from "../../../data/activities/use-activities.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import { ACTIVITY_VIEWS, type ActivityView } from "../../../domain/activity/activity-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { MapDetail } from "../../../shared/collection/map-detail.tsx";
import { NeighbourLinks } from "../../../shared/collection/neighbour-links.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { useShownActivities } from "../list/use-shown-activities.ts";
import { ActivityDetail } from "./activity-detail.tsx";

/** As a page of its own. */
export function ListActivity({ activityId }: { readonly activityId: Identifier }) {
  const cityId = useCityId();
  const isWide = useIsWide();
  const { view, title } = useTitledActivity(cityId, activityId);
  const pathname = pathOf("MapActivity", { cityId, activityId });
  const otherView = view?.activity.place ? <ViewLink pathname={pathname} to="map" /> : null;
  const city = useCity(cityId);
  return (
    <ItemPage key={activityId} title={title} listPath={pathOf("MapActivities", { cityId })}>
      <ActivityContent cityId={cityId} view={view} isWide={isWide} otherView={otherView} />
      {city ? <Neighbours city={city} activityId={activityId} /> : null}
    </ItemPage>
  );
}

function Neighbours({ city, activityId }: { readonly city: City; readonly activityId: Identifier }) {
  const { t } = useLingui();
  const { shown, isWhole } = useShownActivities(city.id);
  return (
    <NeighbourLinks
      id={activityId}
      idOf={ACTIVITY_VIEWS.idOf}
      items={isWhole ? (shown ?? []) : []}
      label={t`Activités voisines dans la liste`}
      pathOfItem={(id) => pathOf("MapActivity", { cityId: city.id, activityId: id })}
    />
  );
}

interface MapActivityProps {
  readonly cityId: CityId;
  readonly activityId: Identifier;
  readonly isWide: boolean;
}

/** Over the map. */
export function MapActivity({ cityId, activityId, isWide }: MapActivityProps) {
  const { view, title } = useTitledActivity(cityId, activityId);
  const otherView = <ViewLink pathname={pathOf("MapActivity", { cityId, activityId })} to="list" />;
  return (
    <MapDetail id={activityId} title={title} isWide={isWide} mapPath={pathOf("MapActivities", { cityId })}>
      <ActivityContent cityId={cityId} view={view} isWide={false} otherView={otherView} />
    </MapDetail>
  );
}

function useTitledActivity(cityId: CityId, activityId: Identifier) {
  const { t, i18n } = useLingui();
  const view = useActivity(cityId, activityId);
  return { view, title: view ? activityTitle(i18n, view.activity) : t`Activité` };
}

interface ActivityContentProps {
  readonly cityId: CityId;
  readonly view: ActivityView | null | undefined;
  readonly isWide: boolean;
  /** The way to the same on the map, or without it. */
  readonly otherView: ReactNode;
}

export function ActivityContent({ cityId, view, isWide, otherView }: ActivityContentProps) {
  const { i18n } = useLingui();
  return (
    <ItemContent
      collection="activities"
      cityId={cityId}
      view={view}
      city={useCity(cityId)}
      // Its author and moderators hold what it says.
      isHidden={({ activity }) => activity.visibility === "hidden" && activity.title === ""}
      hiddenWhy={({ activity }) => whyWords(i18n, activity)}
      missingWords={<Trans>Cette activité n’existe pas, ou n’est pas publique.</Trans>}
      renderDetail={(known, city) => (
        <ActivityDetail view={known} city={city} isWide={isWide} otherView={otherView} />
      )}
    />
  );
}
