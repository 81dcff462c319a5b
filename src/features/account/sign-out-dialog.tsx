import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { requestFlush } from "../../data/device/request-flush.ts";
import { useDeviceFacts } from "../../data/device/use-device-facts.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { exportRows } from "../../data/outbox/export-rows.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { datedName } from "./dated-name.ts";
import { DraftsFate, SharedFate, UnsentFate, type Fate } from "./fate-choice.tsx";

export interface SignOutDialogProps {
  readonly services: AccountServices;
  readonly onClose: () => void;
}

/** Before the account is left: what becomes of what the city has not received, drafts too. By default it waits here for its owner (F56). */
export function SignOutDialog({ services, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const device = useDevice();
  const left = useLeft();
  const { unsent, drafts, shared } = left ?? NOTHING;
  const [fate, setFate] = useState<Fate>("keep");
  const isDeleted = fate === "delete" && unsent.length + drafts + shared > 0;
  const [isSending, setSending] = useState(false);
  useWhenSent(isSending && unsent.length === 0, () => void services.leave("unsent"));
  const leave = async () => {
    if (isDeleted) return services.leave("nothing");
    if (unsent.length === 0) return services.leave("unsent");
    if (fate === "send") {
      setSending(true);
      return requestFlush();
    }
    if (fate === "export") saveFile(await exportRows(device, unsent), datedName("envois"));
    return services.leave("unsent");
  };
  return (
    <Dialog
      open
      title={t`Me déconnecter`}
      onClose={onClose}
      actions={
        <>
          <Button kind={isDeleted ? "danger" : "primary"} onClick={() => void leave()}>
            {isDeleted ? <Trans>Supprimer et me déconnecter</Trans> : <Trans>Me déconnecter</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Rester connecté</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <LeftHere left={left} fate={fate} onFate={setFate} />
        {isSending && unsent.length > 0 ? <Sending rows={unsent} /> : null}
      </div>
    </Dialog>
  );
}

interface Left {
  readonly unsent: readonly OutboxRow[];
  readonly drafts: number;
  readonly shared: number;
}

const NOTHING: Left = { unsent: [], drafts: 0, shared: 0 };

/** What only this device has of the person; undefined until it was read. */
function useLeft(): Left | undefined {
  const rows = useOutbox();
  const facts = useDeviceFacts();
  if (rows === undefined || facts === undefined) return undefined;
  const { drafts, settings, shared } = facts;
  return { unsent: rows.filter(isUnsent), drafts: drafts + settings, shared };
}

interface LeftHereProps {
  readonly left: Left | undefined;
  readonly fate: Fate;
  readonly onFate: (fate: Fate) => void;
}

function LeftHere({ left, ...choice }: LeftHereProps) {
  if (left === undefined) return <Skeleton count={2} />;
  const { unsent, drafts, shared } = left;
  return (
    <>
      {unsent.length > 0 ? <UnsentFate unsent={unsent.length} drafts={drafts} {...choice} /> : null}
      {unsent.length === 0 && drafts > 0 ? <DraftsFate drafts={drafts} {...choice} /> : null}
      {unsent.length + drafts === 0 && shared > 0 ? <SharedFate shared={shared} {...choice} /> : null}
      {unsent.length + drafts + shared === 0 ? (
        <p>
          <Trans>Tout est envoyé. Cet appareil continuera avec un compte invité tout neuf.</Trans>
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

function Sending({ rows }: { readonly rows: readonly OutboxRow[] }) {
  const needsThePerson = rows.some(({ state }) => state === "refused" || state === "conflict");
  return (
    <output>
      {needsThePerson ? (
        <Banner tone="warning" title={<Trans>Un envoi a été refusé : il ne partira pas de lui-même.</Trans>}>
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

function isUnsent({ state }: OutboxRow): boolean {
  return state !== "applied";
}

/** Leaves once everything has left before. */
function useWhenSent(isSent: boolean, leave: () => void): void {
  useEffect(() => {
    if (isSent) leave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the last one has left
  }, [isSent]);
}
