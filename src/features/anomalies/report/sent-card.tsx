import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { syncStateOf, type SyncState } from "../../../domain/sync/sync-state.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import { SAVED_ON_DEVICE } from "../../../i18n/sync-words.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SyncNote } from "../../../shared/commands/sync-note.tsx";
import styles from "./sent-card.module.css";

interface SentCardProps {
  readonly cityId: CityId;
  readonly reportId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: AnomalyView | null | undefined;
  readonly afterSent?: ReactNode;
}

const KEPT = { Icon: CircleCheck, title: SAVED_ON_DEVICE, stopped: false } as const;

const LOOKS = {
  queued: KEPT,
  sending: KEPT,
  sent: KEPT,
  refused: { Icon: CircleAlert, title: msg`Ce signalement a été refusé`, stopped: true },
  conflict: { Icon: CircleAlert, title: msg`Ce signalement est à revoir`, stopped: true },
} as const satisfies Record<
  SyncState,
  { readonly Icon: LucideIcon; readonly title: MessageDescriptor; readonly stopped: boolean }
>;

export function SentCard({ cityId, reportId, row, view, afterSent = null }: SentCardProps) {
  const { i18n } = useLingui();
  const number = view?.anomaly.number ?? "";
  const sync = number === "" && row !== undefined ? syncStateOf(row.state) : "sent";
  const { Icon, title, stopped } = LOOKS[sync];
  return (
    <Card className={styles.card}>
      <Icon className={stopped ? styles.stopped : styles.mark} aria-hidden="true" size={40} />
      <h1 className={styles.title}>{i18n._(title)}</h1>
      <Reason row={row} />
      <Reference number={number} reportId={reportId} />
      <SyncNote sync={sync} />
      <div className={styles.actions}>
        {stopped ? null : (
          <Link className={buttonClass("primary")} to={pathOf("MapAnomaly", { cityId, anomalyId: reportId })}>
            <Trans>Suivre l’envoi</Trans>
          </Link>
        )}
        <Link className={buttonClass()} to={pathOf("MapNewAnomaly", { cityId })}>
          <Trans>Nouveau signalement</Trans>
        </Link>
        <Link className={buttonClass("quiet")} to={pathOf("MapAnomalies", { cityId })}>
          <Trans>Revenir à la carte</Trans>
        </Link>
      </div>
      {sync === "sent" ? afterSent : null}
    </Card>
  );
}

function Reason({ row }: Pick<SentCardProps, "row">) {
  const { i18n } = useLingui();
  const outcome = row?.outcome;
  if (outcome?.state !== "refused" && outcome?.state !== "conflict") return null;
  return <p>{refusalSentence(i18n, outcome.refusal)}</p>;
}

function Reference({ number, reportId }: { readonly number: string; readonly reportId: Identifier }) {
  const reference = provisionalReference(reportId);
  return (
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
  );
}

/** « P-3F9A-71C0 »: from the chance in the identifier, short enough to be said on the telephone. */
function provisionalReference(id: Identifier): string {
  const tail = id.replaceAll("-", "").slice(-8).toUpperCase();
  return `P-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
