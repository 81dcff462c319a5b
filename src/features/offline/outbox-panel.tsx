import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Send } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { requestFlush } from "../../data/device/request-flush.ts";
import { useSiteUsage } from "../../data/device/site-storage.ts";
import type { OutboxRow as Row } from "../../data/device/rows.ts";
import { useRefusedPhotos, useStillHere } from "../../data/outbox/use-outbox.ts";
import { useSessionEnded } from "../../data/outbox/use-session-ended.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { sizeWords } from "../../i18n/measure-words.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AllSent, type AllSentProps } from "./all-sent.tsx";
import styles from "./offline.module.css";
import { OutboxRow } from "./outbox-row.tsx";
import { outboxSections } from "./outbox-sections.ts";
import { RefusedPhoto } from "./refused-photo.tsx";
import { useRowActions, type RowActions } from "./use-row-actions.ts";

interface OutboxPanelProps extends AllSentProps {
  readonly online: boolean;
}

export function OutboxPanel({ cityId, online, syncedAt, now, onClose }: OutboxPanelProps) {
  const { t } = useLingui();
  const rows = useStillHere()?.rows;
  const photos = useRefusedPhotos() ?? [];
  const actions = useRowActions(onClose);
  const { waiting, underWay, photos: following, toReview, refused } = outboxSections(rows ?? [], online);
  const empty = (rows ?? []).length + photos.length === 0;
  return (
    <Dialog title={t`Envois`} open onClose={onClose} placement="side">
      <div className={styles.panel}>
        {rows === undefined ? <Skeleton shape="card" count={2} /> : null}
        {rows !== undefined && empty ? <AllSent {...{ syncedAt, now, cityId, onClose }} /> : null}
        <Section
          title={<Trans>En attente d’envoi</Trans>}
          rows={waiting}
          online={online}
          now={now}
          actions={actions}
          lead={<SendNow online={online} rows={waiting} />}
        />
        <Section
          title={<Trans>Envoi en cours</Trans>}
          rows={underWay}
          online={online}
          now={now}
          actions={actions}
        />
        <Section
          title={<Trans>Photos à envoyer</Trans>}
          rows={following}
          online={online}
          now={now}
          actions={actions}
          lead={<SendNow online={online} rows={following} isOffered={waiting.length === 0} />}
        />
        <Section title={t(SYNC_WORDS.conflict)} rows={toReview} online={online} now={now} actions={actions} />
        <Section
          title={t(SYNC_WORDS.refused)}
          rows={refused}
          online={online}
          now={now}
          actions={actions}
          photos={photos.map((photo) => (
            <RefusedPhoto key={photo.id} photo={photo} />
          ))}
        />
        {(rows ?? []).length < 2 ? null : (
          <Button icon={<Download />} onClick={() => void actions.save(rows ?? [])}>
            <Trans>Télécharger une copie de tout</Trans>
          </Button>
        )}
        <Notes />
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly rows: readonly Row[];
  readonly online: boolean;
  readonly now: Instant;
  readonly actions: RowActions;
  readonly lead?: ReactNode;
  readonly photos?: readonly ReactNode[];
}

const NONE: readonly ReactNode[] = [];

function Section({ title, rows, online, now, actions, lead, photos = NONE }: SectionProps) {
  const titleId = useId();
  if (rows.length + photos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {lead}
      {photos}
      {rows.map((row) => (
        <OutboxRow key={row.id} row={row} online={online} now={now} actions={actions} />
      ))}
    </section>
  );
}

interface SendNowProps {
  readonly online: boolean;
  readonly rows: readonly Row[];
  /** Not offered twice. */
  readonly isOffered?: boolean;
}

function SendNow({ online, rows, isOffered = true }: SendNowProps) {
  const hasSessionEnded = useSessionEnded();
  if (!isOffered) return null;
  if (hasSessionEnded) {
    return (
      <>
        <p className={styles.facts}>
          <Trans>Votre session a pris fin : connectez-vous pour que l’envoi reprenne.</Trans>
        </p>
        <Link className={buttonClass("primary")} to={ROUTES.Profile}>
          <Trans>Se connecter</Trans>
        </Link>
      </>
    );
  }
  // The browser may speak of a network that carried nothing at the last try.
  const isFar = !online || rows.some(({ lastError }) => lastError === "network");
  return (
    <>
      {isFar ? (
        <p className={styles.facts}>
          <Trans>Partira tout seul au retour du réseau.</Trans>
        </p>
      ) : null}
      {online ? (
        <Button kind={isFar ? "secondary" : "primary"} icon={<Send />} onClick={requestFlush}>
          <Trans>Envoyer maintenant</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Without Background Sync, the page must stay open. */
function Notes() {
  const { i18n } = useLingui();
  const used = useSiteUsage();
  const size = used === undefined ? null : sizeWords(i18n, used);
  const sendsWhenClosed = "SyncManager" in globalThis;
  return (
    <div className={styles.notes}>
      {sendsWhenClosed ? null : (
        <p>
          <Trans>Gardez Parvis ouvert jusqu’à la fin de l’envoi.</Trans>
        </p>
      )}
      {size === null ? null : (
        <p>
          <Trans>Place utilisée par Parvis sur cet appareil : {size}.</Trans>
        </p>
      )}
    </div>
  );
}
