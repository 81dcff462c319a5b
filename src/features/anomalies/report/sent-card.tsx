import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { SAVED_ON_DEVICE } from "../../../i18n/sync-words.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SyncBadge } from "../cards/sync-badge.tsx";
import { SYNC_NEXT_WORDS } from "../words/sync-next-words.ts";
import { provisionalReference } from "./provisional-reference.ts";
import styles from "./sent-card.module.css";

interface SentCardProps {
  readonly cityId: CityId;
  readonly reportId: Identifier;
  /** The command, until the city's answer is seen here. */
  readonly row: OutboxRow | undefined;
  readonly view: AnomalyView | null | undefined;
}

/** The report is this device's duty from here on; what it says follows the sending. */
export function SentCard({ cityId, reportId, row, view }: SentCardProps) {
  const { i18n } = useLingui();
  const number = view?.anomaly.number ?? "";
  const rowSync = row === undefined || row.state === "applied" ? "sent" : row.state;
  const sync = number === "" ? rowSync : "sent";
  const reference = provisionalReference(reportId);
  return (
    <Card className={styles.card}>
      <CircleCheck className={styles.mark} aria-hidden="true" size={40} />
      <h1 className={styles.title}>{i18n._(SAVED_ON_DEVICE)}</h1>
      <p>
        {number === "" ? (
          <Trans>
            Référence provisoire : <strong>{reference}</strong>. Le numéro définitif est attribué à l’envoi.
          </Trans>
        ) : (
          <Trans>
            Anomalie n° <strong>{number}</strong>
          </Trans>
        )}
      </p>
      <output className={styles.state}>
        <SyncBadge sync={sync} />
        <span>{i18n._(SYNC_NEXT_WORDS[sync])}</span>
      </output>
      <div className={styles.actions}>
        <Link className={buttonClass("primary")} to={pathOf("MapAnomaly", { cityId, anomalyId: reportId })}>
          <Trans>Suivre l’envoi</Trans>
        </Link>
        <Link className={buttonClass()} to={pathOf("MapNewAnomaly", { cityId })}>
          <Trans>Nouveau signalement</Trans>
        </Link>
        <Link className={buttonClass("quiet")} to={pathOf("MapAnomalies", { cityId })}>
          <Trans>Revenir à la carte</Trans>
        </Link>
      </div>
    </Card>
  );
}
