import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../cards/status-badge.tsx";
import styles from "./device-search.module.css";
import { reportsSaying } from "./found-on-device.ts";

const SHOWN_MAX = 20;

export function ReportsFound({ cityId, text }: { readonly cityId: CityId; readonly text: string }) {
  const { i18n } = useLingui();
  const views = useAnomalies(cityId);
  const { at } = useFreshness(cityId);
  const found = reportsSaying(i18n, text, views ?? []);
  return (
    <section className={styles.found}>
      <h2>
        <Trans>Signalements</Trans>
      </h2>
      {views === undefined ? <Skeleton count={3} /> : null}
      <output>
        {views === undefined ? null : (
          <Plural
            value={found.length}
            _0="Aucun signalement de cet appareil ne correspond."
            one="# signalement"
            other="# signalements"
          />
        )}
        {views !== undefined && at === null ? (
          <>
            {" "}
            <Trans>La commune n’est pas encore chargée en entier : il peut y en avoir d’autres.</Trans>
          </>
        ) : null}
      </output>
      <ul className={styles.list}>
        {found.slice(0, SHOWN_MAX).map((view) => (
          <FoundReport key={view.anomaly.id} view={view} />
        ))}
      </ul>
      {found.length > SHOWN_MAX ? (
        <p className={styles.soft}>
          <Trans>Seuls les {SHOWN_MAX} premiers sont montrés : précisez votre recherche.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function FoundReport({ view: { anomaly } }: { readonly view: AnomalyView }) {
  const { i18n } = useLingui();
  const { id: anomalyId, cityId, number, address, status } = anomaly;
  const where = [number === "" ? "" : `n° ${number}`, address].filter(Boolean).join(" · ");
  return (
    <li>
      <Link className={styles.link} to={pathOf("ListAnomaly", { cityId, anomalyId })}>
        {anomalyTitle(i18n, anomaly)}
      </Link>
      <p className={styles.soft}>{where}</p>
      <StatusBadge status={status} />
    </li>
  );
}
