import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { StatusBadge } from "../cards/status-badge.tsx";
import { useNow } from "../../../data/device/use-clock.ts";
import { AnomalyActions } from "./anomaly-actions.tsx";
import { AnomalyFacts } from "./anomaly-facts.tsx";
import styles from "./anomaly-detail.module.css";
import { OwnState } from "./own-state.tsx";
import { PhotoGallery } from "../../../shared/photos/photo-gallery.tsx";
import { PlaceBlock } from "../../../shared/place/place-block.tsx";
import { Timeline } from "./timeline.tsx";

interface AnomalyDetailProps {
  readonly view: AnomalyView;
  readonly city: City;
  readonly picture?: ReactNode;
}

export function AnomalyDetail({ view, city, picture }: AnomalyDetailProps) {
  const { anomaly } = view;
  return (
    <div className={styles.detail}>
      <p className={styles.reference}>
        <Reference number={anomaly.number} />
      </p>
      <OwnState view={view} />
      <div className={styles.status}>
        <StatusBadge status={anomaly.status} />
        <StatusMeaning view={view} />
      </div>
      {anomaly.description === "" ? null : <p className={styles.description}>{anomaly.description}</p>}
      <PhotoGallery cityId={anomaly.cityId} photos={anomaly.photos} />
      <AnomalyActions view={view} />
      <PlaceBlock at={anomaly} city={city} picture={picture} />
      <AnomalyFacts view={view} />
      <Timeline history={anomaly.history} />
    </div>
  );
}

function Reference({ number }: { readonly number: string }) {
  return number === "" ? <Trans>Numéro attribué à l’envoi</Trans> : <Trans>Anomalie n° {number}</Trans>;
}

function StatusMeaning({ view: { anomaly } }: { readonly view: AnomalyView }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { status, plannedFor, partner } = anomaly;
  const day = plannedFor === "" ? "" : dayWords(i18n, Date.parse(plannedFor), now);
  return (
    <p>
      {i18n._(STATUS_WORDS[status].meaning)}{" "}
      {status === "planned" && day !== "" ? <Trans>Prévue le {day}.</Trans> : null}
      {status === "forwarded" && partner !== "" ? <Trans>Gestionnaire : {partner}.</Trans> : null}
    </p>
  );
}
