import { useLingui } from "@lingui/react/macro";
import { useMemo, useState, type ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../../domain/navigation/routes.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { LostMap, MapGround } from "../../../shared/city/map-ground.tsx";
import { AwaitedDetail, CollectionMap, LostDetail } from "../../../shared/collection/collection-map.tsx";
import { FiltersToCome } from "../../../shared/collection/map-filters.tsx";
import { MapLayers } from "../../../shared/collection/map-layers.tsx";
import { comingPart, sparePart } from "../../../ui/coming-part.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAsked } from "../../../ui/use-asked.ts";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";
import { AnomalyCount } from "../cards/anomaly-count.tsx";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { useSortedAnomalies } from "../list/use-sorted-anomalies.ts";
import { useAnomalyTexts } from "./use-anomaly-texts.ts";

const AnomalyMap = comingPart(
  async () => (await withWords(import("./anomaly-map.tsx"))).AnomalyMap,
  <MapGround />,
  LostMap,
);
const AnomalyRows = comingPart(
  async () => (await withWords(import("./anomaly-rows.tsx"))).AnomalyRows,
  <Skeleton shape="row" count={4} />,
);
// What the map can do without.
const AnomalyNotes = sparePart(
  async () => (await withWords(import("../cards/anomaly-notes.tsx"))).AnomalyNotes,
);
const AnomalySearch = sparePart(
  async () => (await withWords(import("../search/anomaly-search.tsx"))).AnomalySearch,
  <SearchToCome />,
);
const FilterBar = comingPart(
  async () => (await withWords(import("../filter/filter-bar.tsx"))).FilterBar,
  <FiltersToCome />,
);
const MapAnomaly = comingPart(
  async () => (await withWords(import("../detail/map-anomaly.tsx"))).MapAnomaly,
  <AwaitedDetail />,
  LostDetail,
);
const AnomalyLayersDialog = comingPart(
  async () => (await withWords(import("../legend/anomaly-layers-dialog.tsx"))).AnomalyLayersDialog,
);

/** What of a map is kept on the device: who downloads it beside the map, and how it is asked for in its layers. */
export interface MapKeeping {
  readonly downloading: (city: City) => ReactNode;
  readonly asked: (city: City) => ReactNode;
}

interface AnomaliesOnMapProps {
  readonly city: City;
  readonly keeping: MapKeeping | undefined;
}

export function AnomaliesOnMap({ city, keeping }: AnomaliesOnMapProps) {
  const { t, i18n } = useLingui();
  const { id: cityId } = city;
  const ofName = ofCity(i18n, city.name);
  const openId = useMatch(ROUTES.MapAnomaly)?.params.anomalyId;
  const { filter, change, sort, sortBy } = useFilter();
  const paths = useMapPaths(cityId);
  const items = useShownAnomalies(cityId, filter);
  const { sorted } = useSortedAnomalies(items.shown, sort, city);
  const rowsKey = useAsked(AnomalyRows);
  return (
    <CollectionMap
      city={city}
      title={t`Carte des anomalies – ${city.name} – Parvis`}
      label={t`Carte des anomalies ${ofName}`}
      panelLabel={t`Anomalies affichées`}
      read={ANOMALY_ITEMS}
      items={useMemo(() => ({ ...items, shown: sorted }), [items, sorted])}
      itemTexts={useAnomalyTexts()}
      named={usePlaceNamedFirst(cityId, openId)}
      openId={openId}
      paths={paths}
      tools={
        <>
          <MapLayers
            renderDialog={(onClose) => (
              <AnomalyLayersDialog city={city} onClose={onClose} keeping={keeping?.asked(city)} />
            )}
          />
          {keeping?.downloading(city)}
        </>
      }
      renderFilters={({ goTo, locate }) => (
        <FilterBar
          filter={filter}
          onChange={change}
          isNear={sort === "distance"}
          onNear={(near) => {
            sortBy(near ? "distance" : "date");
            if (near) locate();
          }}
          search={
            <AnomalySearch
              cityId={cityId}
              filterText={filter.text}
              onFilter={(text) => change({ text })}
              onGo={goTo}
            />
          }
        />
      )}
      renderMap={(map) => <AnomalyMap {...map} reports={items.shown} />}
      renderCount={(inView) => <AnomalyCount cityId={cityId} of={inView} inView />}
      renderNotes={(inView) => (
        <AnomalyNotes cityId={cityId} views={items.shown} of={inView} filter={filter} onFilter={change} />
      )}
      renderRows={(rows) => <AnomalyRows key={rowsKey} {...rows} />}
      renderDetail={(isWide) =>
        openId === undefined ? null : <MapAnomaly cityId={cityId} anomalyId={openId} isWide={isWide} />
      }
    />
  );
}

function SearchToCome() {
  const { t } = useLingui();
  return <SearchField label={t`Rechercher`} readOnly />;
}

function useMapPaths(cityId: CityId) {
  return useMemo(
    () => ({
      all: pathOf("MapAnomalies", { cityId }),
      one: (anomalyId: Identifier) => pathOf("MapAnomaly", { cityId, anomalyId }),
    }),
    [cityId],
  );
}

/** Where the report is that the address named when the map opened. Later ones do not move the map. */
function usePlaceNamedFirst(cityId: CityId, openId: Identifier | undefined) {
  const [firstId = ""] = useState(openId);
  return useAnomaly(cityId, firstId)?.anomaly.place;
}
