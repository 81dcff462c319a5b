import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { requestFlush } from "../../data/device/request-flush.ts";
import { useDeviceFacts } from "../../data/device/use-device-facts.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { exportRows } from "../../data/outbox/export-rows.ts";
import { useStillHere } from "../../data/outbox/use-outbox.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { datedName, saveFile } from "../../ui/save-file.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import {
  DraftsChoice,
  SharedPhotosChoice,
  UnsentCommandsChoice,
  type UnsentDataAction,
} from "./unsent-data-choice.tsx";

export interface SignOutDialogProps {
  readonly services: AccountServices;
  readonly onClose: () => void;
}

/** Asks what to do with unsent data before signing out. By default it stays on the device for its owner (F56). */
export function SignOutDialog({ services, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const device = useDevice();
  const data = useUnsentData();
  const { unsent, drafts, shared } = data ?? NOTHING;
  const [action, setAction] = useState<UnsentDataAction>("keep");
  const isDeleted = action === "delete" && unsent.length + drafts + shared > 0;
  const [isSending, setSending] = useState(false);
  useWhenSent(isSending && unsent.length === 0, () => void services.leave("unsent"));
  const leave = async () => {
    if (isDeleted) return services.leave("nothing");
    if (unsent.length === 0) return services.leave("unsent");
    if (action === "send") {
      setSending(true);
      return requestFlush();
    }
    if (action === "export") saveFile(await exportRows(device, unsent), datedName("envois"));
    return services.leave("unsent");
  };
  return (
    <Dialog
      open
      title={t`Se déconnecter`}
      onClose={onClose}
      actions={
        <>
          <Button kind={isDeleted ? "danger" : "primary"} onClick={() => void leave()}>
            {isDeleted ? <Trans>Supprimer et se déconnecter</Trans> : <Trans>Se déconnecter</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Rester connecté</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <UnsentDataSection data={data} action={action} onAction={setAction} />
        {isSending && unsent.length > 0 ? <Sending rows={unsent} /> : null}
      </div>
    </Dialog>
  );
}

interface UnsentData {
  readonly unsent: readonly OutboxRow[];
  readonly photos: number;
  readonly refusedPhotos: number;
  readonly drafts: number;
  readonly shared: number;
}

const NOTHING: UnsentData = { unsent: [], photos: 0, refusedPhotos: 0, drafts: 0, shared: 0 };

function useUnsentData(): UnsentData | undefined {
  const here = useStillHere();
  const facts = useDeviceFacts();
  if (here === undefined || facts === undefined) return undefined;
  const { drafts, settings, shared, tours } = facts;
  const { rows, photos, refusedPhotos } = here;
  return { unsent: rows, photos, refusedPhotos, drafts: drafts + settings + tours, shared };
}

interface UnsentDataSectionProps {
  readonly data: UnsentData | undefined;
  readonly action: UnsentDataAction;
  readonly onAction: (action: UnsentDataAction) => void;
}

function UnsentDataSection({ data, ...choice }: UnsentDataSectionProps) {
  if (data === undefined) return <Skeleton count={2} />;
  const { unsent, photos, refusedPhotos, drafts, shared } = data;
  return (
    <>
      <PhotosLeft photos={photos} refusedPhotos={refusedPhotos} />
      {unsent.length > 0 ? <UnsentCommandsChoice unsent={unsent.length} drafts={drafts} {...choice} /> : null}
      {unsent.length === 0 && drafts > 0 ? <DraftsChoice drafts={drafts} {...choice} /> : null}
      {unsent.length + drafts === 0 && shared > 0 ? <SharedPhotosChoice shared={shared} {...choice} /> : null}
      {unsent.length + drafts + shared + refusedPhotos === 0 ? (
        <p>
          <Trans>Tout est envoyé. Cet appareil continuera avec un nouveau compte invité.</Trans>
        </p>
      ) : null}
      {shared === 0 || unsent.length + drafts === 0 ? null : (
        <p>
          <Plural
            value={shared}
            one="# photo partagée avec Parvis, pas encore dans un brouillon, reste aussi sur cet appareil, pour ce compte, sauf si vous supprimez."
            other="# photos partagées avec Parvis, pas encore dans un brouillon, restent aussi sur cet appareil, pour ce compte, sauf si vous supprimez."
          />
        </p>
      )}
    </>
  );
}

function PhotosLeft({ photos, refusedPhotos }: Pick<UnsentData, "photos" | "refusedPhotos">) {
  return (
    <>
      {photos === 0 ? null : (
        <p>
          <Plural
            value={photos}
            one="Texte envoyé, # photo en attente."
            other="Texte envoyé, # photos en attente."
          />
        </p>
      )}
      {refusedPhotos === 0 ? null : (
        <p>
          <Plural
            value={refusedPhotos}
            one="# photo a été refusée et reste sur cet appareil."
            other="# photos ont été refusées et restent sur cet appareil."
          />
        </p>
      )}
    </>
  );
}

function Sending({ rows }: { readonly rows: readonly OutboxRow[] }) {
  const needsUser = rows.some(({ state }) => state === "refused" || state === "conflict");
  return (
    <output>
      {needsUser ? (
        <Banner tone="warning" title={<Trans>Un envoi a été refusé</Trans>}>
          <p>
            <Trans>Corrigez-le d’abord, ou choisissez ce que devient le reste.</Trans>
          </p>
        </Banner>
      ) : (
        <Banner tone="info" title={<Trans>Envoi en cours. Sans réseau, choisissez de les garder.</Trans>} />
      )}
    </output>
  );
}

function useWhenSent(isSent: boolean, leave: () => void): void {
  useEffect(() => {
    if (isSent) leave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the last one has left
  }, [isSent]);
}
