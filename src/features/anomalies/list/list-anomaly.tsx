import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { useAnomaly } from "../../../data/anomalies/use-anomaly.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import { AnomalyContent } from "../detail/anomaly-content.tsx";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import { BackToList } from "./back-to-list.tsx";
import styles from "./list-anomaly.module.css";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { PlacePicture } from "./place-picture.tsx";

/** One report on a page of its own, with words for what a map would show. */
export function ListAnomaly() {
  const { t } = useLingui();
  const cityId = useCityId();
  const { anomalyId = "" } = useParams<"anomalyId">();
  const view = useAnomaly(cityId, anomalyId);
  const city = useCity(cityId);
  const isKnown = view !== undefined && view !== null;
  const title = isKnown ? anomalyTitle(view.anomaly) : t`Signalement`;
  return (
    <article className={styles.page} key={anomalyId}>
      <title>{t`${title} – Parvis`}</title>
      <BackToList cityId={cityId} />
      <h1>{title}</h1>
      <AnomalyContent
        cityId={cityId}
        view={view}
        city={city}
        picture={isKnown && city ? <PlacePicture anomaly={view.anomaly} city={city} /> : null}
      />
      {city ? <NeighbourLinks city={city} anomalyId={anomalyId} /> : null}
    </article>
  );
}
