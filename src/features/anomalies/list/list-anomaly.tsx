import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { NeighbourLinks } from "../../../shared/collection/neighbour-links.tsx";
import { OnMapLink } from "../../../shared/collection/other-view-links.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";
import { isUnsent } from "../commands/report-sync.ts";
import { AnomalyContent } from "../detail/anomaly-content.tsx";
import { AnomalyPicture } from "../detail/anomaly-picture.tsx";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { useSortedAnomalies } from "./use-sorted-anomalies.ts";

export function ListAnomaly() {
  const { t, i18n } = useLingui();
  const cityId = useCityId();
  const { anomalyId = "" } = useParams<"anomalyId">();
  const view = useAnomaly(cityId, anomalyId);
  const city = useCity(cityId);
  const isKnown = view !== undefined && view !== null;
  return (
    <ItemPage
      key={anomalyId}
      title={isKnown ? anomalyTitle(i18n, view.anomaly) : t`Anomalie`}
      listPath={pathOf("ListAnomalies", { cityId })}
    >
      <AnomalyContent
        cityId={cityId}
        view={view}
        city={city}
        isWide={useIsWide()}
        otherView={<OnMapLink pathname={pathOf("MapAnomaly", { cityId, anomalyId })} />}
        picture={
          isKnown && city ? (
            <AnomalyPicture anomaly={view.anomaly} city={city} isWaiting={isUnsent(view)} />
          ) : null
        }
      />
      {city ? <Neighbours city={city} anomalyId={anomalyId} /> : null}
    </ItemPage>
  );
}

interface AnomalyBesideProps {
  readonly view: AnomalyView;
  readonly city: City;
}

/** Beside the queue that it waits in. */
export function AnomalyBeside({ view, city }: AnomalyBesideProps) {
  const cityId = city.id;
  const { anomaly } = view;
  return (
    <AnomalyContent
      {...{ cityId, view, city }}
      isWide
      otherView={<OnMapLink pathname={pathOf("MapAnomaly", { cityId, anomalyId: anomaly.id })} />}
      picture={<AnomalyPicture anomaly={anomaly} city={city} isWaiting={isUnsent(view)} />}
    />
  );
}

function Neighbours({ city, anomalyId }: { readonly city: City; readonly anomalyId: Identifier }) {
  const { t } = useLingui();
  const { filter, sort } = useFilter();
  const { shown, isWhole } = useShownAnomalies(city.id, filter);
  const { sorted } = useSortedAnomalies(isWhole ? shown : undefined, sort, city);
  return (
    <NeighbourLinks
      id={anomalyId}
      idOf={ANOMALY_ITEMS.idOf}
      items={sorted ?? []}
      label={t`Anomalies voisines dans la liste`}
      pathOfItem={(id) => pathOf("ListAnomaly", { cityId: city.id, anomalyId: id })}
    />
  );
}
