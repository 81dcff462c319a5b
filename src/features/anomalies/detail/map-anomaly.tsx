import { Trans, useLingui } from "@lingui/react/macro";
import { ListIcon, X } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useAnomaly } from "../../../data/anomalies/use-anomaly.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { keepToastsBelow } from "../../../ui/keep-toasts-below.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import type { SheetRest } from "../../../ui/sheet-rests.ts";
import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import { AnomalyContent } from "./anomaly-content.tsx";
import { DetailHeading } from "../../../shared/collection/detail-heading.tsx";
import styles from "./map-anomaly.module.css";
import { useEscape } from "../../../shared/collection/use-escape.ts";

interface MapAnomalyProps {
  readonly cityId: CityId;
  readonly anomalyId: Identifier;
  readonly isWide: boolean;
}

/** The detail over the map: a sheet on a phone, a panel on a desktop. */
export function MapAnomaly({ cityId, anomalyId, isWide }: MapAnomalyProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [rest, setRest] = useState<SheetRest>("half");
  const view = useAnomaly(cityId, anomalyId);
  const city = useCity(cityId);
  const title = view === undefined || view === null ? t`Signalement` : anomalyTitle(view.anomaly);
  const search = query.toString();
  const map = { pathname: pathOf("MapAnomalies", { cityId }), search };
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEscape(panel, () => void navigate(map));
  const header = (
    <div ref={isWide ? keepToastsBelow : undefined} className={styles.header}>
      <DetailHeading key={anomalyId} title={title} />
      <Link className={styles.close} to={map} aria-label={t`Fermer`} title={t`Fermer`}>
        <X aria-hidden="true" size={20} />
      </Link>
    </div>
  );
  const content = (
    <>
      <title>{t`${title} – Parvis`}</title>
      <AnomalyContent cityId={cityId} view={view} city={city} />
      <p className={styles.other}>
        <ListIcon aria-hidden="true" size={20} />
        <Link to={{ pathname: pathOf("ListAnomaly", { cityId, anomalyId }), search }}>
          <Trans>Voir sans la carte</Trans>
        </Link>
      </p>
    </>
  );
  return (
    <div ref={panel} className={styles.whole}>
      {isWide ? (
        <aside className={styles.panel} aria-label={title}>
          {header}
          <div className={styles.content}>{content}</div>
        </aside>
      ) : (
        <Sheet label={title} summary={header} rest={rest} onRest={setRest}>
          {content}
        </Sheet>
      )}
    </div>
  );
}
