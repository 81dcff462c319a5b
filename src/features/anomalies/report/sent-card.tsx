import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import { SAVED_ON_DEVICE } from "../../../i18n/sync-words.ts";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { SyncNote } from "../../../shared/commands/sync-note.tsx";
import { photosWaitTitle } from "../../../shared/sent/photos-wait-title.ts";
import { SentFrame, type SentStage } from "../../../shared/sent/sent-frame.tsx";
import { SentPictures } from "../../../shared/sent/sent-pictures.tsx";
import { SENT_STAGES, sentSyncOf } from "../../../shared/sent/sent-sync.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { isUnsent } from "../commands/report-sync.ts";
import { AlikeProposal } from "../life/alike-proposal.tsx";
import { anomalyPinLook } from "../map/anomaly-pin-look.ts";
import { WhoAnswers } from "./who-answers.tsx";

interface SentCardProps {
  readonly cityId: CityId;
  readonly city: City | null | undefined;
  readonly reportId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: AnomalyView | null | undefined;
  readonly afterSent?: ReactNode;
}

const STOPPED = {
  refused: msg`Ce signalement a été refusé`,
  conflict: msg`Ce signalement est à revoir`,
} as const;

/** The device's word comes first, and the commune's only once it has answered. */
export function SentCard({ cityId, city, reportId, row, view, afterSent = null }: SentCardProps) {
  const number = view?.anomaly.number ?? "";
  const sync = sentSyncOf(row, number);
  const stage = SENT_STAGES[sync];
  const isSent = stage === "sent";
  const known = knownOf(stage, city, view);
  return (
    <SentFrame
      stage={stage}
      title={useTitle(sync, number, view)}
      pictures={known && <Pictures {...known} />}
      actions={<Actions cityId={cityId} reportId={reportId} view={view} isStopped={stage === "stopped"} />}
    >
      <Reason row={row} />
      <StillHere sync={sync} view={view} />
      {stage === "kept" ? <Provisional reportId={reportId} /> : null}
      {known && <WhoAnswers city={known.city} view={known.view} isSent={isSent} />}
      {isSent && view ? <AlikeProposal view={view} heading="h2" /> : null}
      {isSent ? afterSent : null}
    </SentFrame>
  );
}

/** What of it has not gone; photos follow their text. */
function StillHere({ sync, view }: { readonly sync: SyncState; readonly view: SentCardProps["view"] }) {
  if (sync !== "sent") return <SyncNote sync={sync} isTitled />;
  return view?.sync === "photos" ? <SyncNote sync="photos" isTitled /> : null;
}

/** What can be shown of it; a report that was stopped is for the person's outbox. */
function knownOf(stage: SentStage, city: SentCardProps["city"], view: SentCardProps["view"]) {
  return stage === "stopped" || !view || !city ? undefined : { city, view };
}

function useTitle(sync: SyncState, number: string, view: SentCardProps["view"]): string {
  const { t, i18n } = useLingui();
  if (sync === "refused" || sync === "conflict") return i18n._(STOPPED[sync]);
  if (sync !== "sent") return i18n._(SAVED_ON_DEVICE);
  if (view?.sync === "photos") return photosWaitTitle(i18n, view.anomaly);
  return number === "" ? t`Signalement envoyé` : t`Signalement envoyé · n° ${number}`;
}

function Pictures({ city, view }: { readonly city: City; readonly view: AnomalyView }) {
  const { t, i18n } = useLingui();
  const { anomaly } = view;
  const where = anomaly.address === "" ? t`Lieu de ${anomalyTitle(i18n, anomaly)}` : anomaly.address;
  return (
    <SentPictures
      photo={anomaly.photos[0]}
      city={city}
      place={anomaly.place}
      where={where}
      pin={{ ...anomalyPinLook(anomaly), waiting: isUnsent(view) }}
    />
  );
}

interface ActionsProps extends Pick<SentCardProps, "cityId" | "reportId" | "view"> {
  readonly isStopped: boolean;
}

function Actions({ cityId, reportId, view, isStopped }: ActionsProps) {
  const { i18n } = useLingui();
  const own = pathOf("MapAnomaly", { cityId, anomalyId: reportId });
  const isPublic = view?.anomaly.visibility === "public" && view.anomaly.number !== "";
  return (
    <>
      {isStopped ? null : (
        <Link className={buttonClass("primary")} to={own}>
          <Trans>Voir mon signalement</Trans>
        </Link>
      )}
      {isPublic ? <ShareButton title={anomalyTitle(i18n, view.anomaly)} path={own} look={Button} /> : null}
      <Link className={buttonClass()} to={pathOf("MapNewAnomaly", { cityId })}>
        <Plus aria-hidden="true" size={20} />
        <Trans>Signaler autre chose</Trans>
      </Link>
      <Link className={buttonClass("quiet")} to={pathOf("MapAnomalies", { cityId })}>
        <Trans>Revenir à la carte</Trans>
      </Link>
    </>
  );
}

function Reason({ row }: Pick<SentCardProps, "row">) {
  const { i18n } = useLingui();
  const outcome = row?.outcome;
  if (outcome?.state !== "refused" && outcome?.state !== "conflict") return null;
  return <p>{refusalSentence(i18n, outcome.refusal)}</p>;
}

function Provisional({ reportId }: { readonly reportId: Identifier }) {
  const reference = provisionalReference(reportId);
  return (
    <p>
      <Trans>
        Référence provisoire : <strong>{reference}</strong>. Le numéro est attribué à l’envoi.
      </Trans>
    </p>
  );
}

/** « P-3F9A-71C0 »: from the chance in the identifier, short enough to be said on the telephone. */
function provisionalReference(id: Identifier): string {
  const tail = id.replaceAll("-", "").slice(-8).toUpperCase();
  return `P-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
