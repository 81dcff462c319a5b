import { lazy } from "react";
import { useParams } from "react-router-dom";
import { pathOf } from "../../../domain/navigation/routes.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { MapPage } from "../../../shared/collection/map-page.tsx";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { useIsMapView } from "../../../shared/collection/map-view.ts";
import { ActivityContent, ListActivity } from "../detail/activity-content.tsx";
import { ListActivities } from "../list/list-activities.tsx";

const ActivitiesOnMap = lazy(async () => ({
  default: (await withWords(import("./activities-on-map.tsx"))).ActivitiesOnMap,
}));

/** The screen of `MapActivities` and of `MapActivity`, with or without the map: over it the detail opens, and nothing else moves. */
export function MapActivities() {
  const cityId = useCityId();
  const { activityId } = useParams<"activityId">();
  if (useIsMapView()) {
    return <MapPage cityId={cityId} renderMap={(city) => <ActivitiesOnMap key={city.id} city={city} />} />;
  }
  return activityId === undefined ? <ListActivities /> : <ListActivity activityId={activityId} />;
}

/** Beside the queue that it waits in. */
export function ActivityBeside({ view }: { readonly view: ActivityView }) {
  const { id, cityId, place } = view.activity;
  const pathname = pathOf("MapActivity", { cityId, activityId: id });
  const onMap = place === null ? null : <ViewLink pathname={pathname} to="map" />;
  return <ActivityContent cityId={cityId} view={view} isWide otherView={onMap} />;
}
