import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { useActivity } from "../../../data/activities/use-activities.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { MapWithBackground } from "../../../shared/city/lazy-maps.ts";
import type { ItemTexts } from "../../../shared/city/use-map-texts.ts";
import { CollectionMap } from "../../../shared/collection/collection-map.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { InViewList } from "../../../shared/collection/in-view-list.tsx";
import { MapLayers } from "../../../shared/collection/map-layers.tsx";
import { SinceLastVisit } from "../../../shared/collection/since-last-visit.tsx";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { activityOf, isPlacedActivity, PLACED_ACTIVITIES } from "../activity-items.ts";
import { MapActivity } from "../detail/activity-content.tsx";
import { ActivityCard } from "../list/activity-card.tsx";
import { CancelledCount, takingPlaceCount } from "../list/cancelled-count.tsx";
import { NoActivity } from "../list/no-activity.tsx";
import { useShownActivities } from "../list/use-shown-activities.ts";
import { ActivityLayersDialog } from "./activity-layers-dialog.tsx";
import { ActivityMapFilters } from "./activity-map-filters.tsx";
import { activityPins } from "./activity-pins.ts";

export function ActivitiesOnMap({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const { id: cityId, name } = city;
  const { activityId: openId } = useParams<"activityId">();
  const { shown, isWhole, filter, change, none } = useShownActivities(cityId);
  const placed = useMemo(() => shown?.filter(isPlacedActivity), [shown]);
  const pins = useMemo(() => activityPins(i18n, placed ?? []), [i18n, placed]);
  const paths = useActivityPaths(cityId);
  const ofName = ofCity(i18n, name);
  const online = (shown?.length ?? 0) - pins.length;
  return (
    <CollectionMap
      city={city}
      title={t`Carte des activités – ${name} – Parvis`}
      label={t`Carte des activités ${ofName}`}
      panelLabel={t`Activités affichées`}
      read={PLACED_ACTIVITIES}
      items={useMemo(() => ({ shown: placed, isWhole, hidden: [] }), [placed, isWhole])}
      itemTexts={useActivityTexts()}
      named={usePlaceNamedFirst(cityId, openId)}
      openId={openId}
      paths={paths}
      tools={<MapLayers renderDialog={(onClose) => <ActivityLayersDialog city={city} onClose={onClose} />} />}
      renderFilters={({ goTo }) => (
        <ActivityMapFilters cityId={cityId} paths={paths} filter={filter} onFilter={change} onGo={goTo} />
      )}
      renderMap={(map) => <MapWithBackground {...map} pins={pins} />}
      renderCount={(of) => (
        <ItemCount collection="activities" cityId={cityId} of={of}>
          <Plural
            value={takingPlaceCount(of.shown)}
            _0="Aucune activité dans cette vue"
            one="# activité dans cette vue"
            other="# activités dans cette vue"
          />
          <CancelledCount views={of.shown} />
          {online === 0 ? null : (
            <>
              {" · "}
              <Trans>En ligne ({online})</Trans>
            </>
          )}
        </ItemCount>
      )}
      renderNotes={() => <SinceLastVisit cityId={cityId} views={shown} contentOf={activityOf} />}
      renderRows={(rows) => (
        <InViewList
          {...rows}
          renderCard={(view, placement) => <ActivityCard view={view} {...placement} />}
          renderNone={() => (
            <>
              <NoActivity {...none} />
              <ViewLink pathname={paths.all} to="list" />
            </>
          )}
        />
      )}
      renderDetail={(isWide) =>
        openId === undefined ? null : <MapActivity cityId={cityId} activityId={openId} isWide={isWide} />
      }
    />
  );
}

function useActivityPaths(cityId: CityId) {
  return useMemo(
    () => ({
      all: pathOf("MapActivities", { cityId }),
      one: (activityId: Identifier) => pathOf("MapActivity", { cityId, activityId }),
    }),
    [cityId],
  );
}

/** Where the activity is that the address named when the map opened. Later ones do not move the map. */
function usePlaceNamedFirst(cityId: CityId, openId: Identifier | undefined) {
  const [firstId = ""] = useState(openId);
  return useActivity(cityId, firstId)?.activity.place ?? undefined;
}

function useActivityTexts(): ItemTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      help: t`Flèches pour se déplacer, plus et moins pour zoomer, Entrée pour parcourir les activités, Échap pour sortir.`,
      cluster: (count) => t`${plural(count, { one: "# activité", other: "# activités" })}`,
    }),
    [t],
  );
}
