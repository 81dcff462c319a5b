import { Plural } from "@lingui/react/macro";
import { Bell, MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { categoryOf } from "../../../domain/anomaly/categories.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import { madeAt } from "../filter/anomalies-in.ts";
import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import styles from "../../../shared/collection/item-card.module.css";
import { reportSync } from "../commands/report-sync.ts";
import { CardPhoto } from "../../../shared/photos/card-photo.tsx";
import { cardId } from "../../../shared/collection/card-id.ts";
import { StatusBadge } from "./status-badge.tsx";
import { SyncBadge } from "../../../shared/commands/sync-badge.tsx";

interface AnomalyCardProps {
  readonly view: AnomalyView;
  readonly to: To;
  /** Kept in the history beside the address. */
  readonly state?: object;
  readonly selected?: boolean;
  /** One below the heading it stands under. */
  readonly heading?: "h2" | "h3";
  /** Before the date: how far it is, when that is what the list is sorted by. */
  readonly distance?: ReactNode;
  readonly onOpen?: () => void;
  /** The pointer or the focus is on the card; false when it left. */
  readonly onPoint?: (on: boolean) => void;
  readonly actions?: ReactNode;
}

/** One report in a list. The title is the link; the whole card answers the pointer. */
export function AnomalyCard({
  view,
  to,
  state,
  heading: Heading = "h2",
  selected = false,
  distance,
  onOpen,
  onPoint,
  actions,
}: AnomalyCardProps) {
  const { anomaly } = view;
  const sync = reportSync(view);
  const [photo] = anomaly.photos;
  return (
    <div
      className={styles.card}
      data-illustrated={photo !== undefined}
      data-selected={selected}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {photo === undefined ? null : <CardPhoto cityId={anomaly.cityId} photo={photo} />}
      <Heading className={styles.title}>
        <Link id={cardId(anomaly.id)} className={styles.link} to={to} state={state} onClick={onOpen}>
          {anomalyTitle(anomaly)}
        </Link>
      </Heading>
      <div className={styles.badges}>
        <StatusBadge status={anomaly.status} />
        {sync === null ? null : <SyncBadge sync={sync} />}
      </div>
      <p className={styles.line}>{categoryOf(anomaly.categoryId).label}</p>
      {anomaly.address === "" ? null : (
        <p className={styles.line}>
          <MapPin aria-hidden="true" size={16} />
          {anomaly.address}
        </p>
      )}
      <p className={styles.line}>
        {distance}
        <DateWords at={madeAt(view)} />
        <CardCounts view={view} />
      </p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function CardCounts({ view: { anomaly } }: { readonly view: AnomalyView }) {
  return (
    <>
      {anomaly.meTooCount === 0 ? null : (
        <span className={styles.count}>
          <Users aria-hidden="true" size={16} />
          <Plural value={anomaly.meTooCount} one="# constat" other="# constats" />
        </span>
      )}
      {anomaly.followersCount === 0 ? null : (
        <span className={styles.count}>
          <Bell aria-hidden="true" size={16} />
          <Plural value={anomaly.followersCount} one="# abonné" other="# abonnés" />
        </span>
      )}
    </>
  );
}
