import { plural } from "@lingui/core/macro";
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
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { AccountServices } from "./account-desk.ts";
import styles from "./account.module.css";
import { datedName } from "./dated-name.ts";

export interface SignOutDialogProps {
  readonly services: AccountServices;
  readonly onClose: () => void;
}

type Fate = "keep" | "send" | "export" | "delete";

/** Before the account is left: what becomes of what the city has not received. By default it waits here for its owner (F56). */
export function SignOutDialog({ services, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const device = useDevice();
  const unsent = (useOutbox() ?? []).filter(isUnsent);
  const shared = useDeviceFacts()?.shared ?? 0;
  const [fate, setFate] = useState<Fate>("keep");
  const [isSending, setSending] = useState(false);
  useWhenSent(isSending && unsent.length === 0, () => void services.leave("unsent"));
  const leave = async () => {
    if (unsent.length === 0) return services.leave("unsent");
    if (fate === "send") {
      setSending(true);
      return requestFlush();
    }
    if (fate === "export") saveFile(await exportRows(device, unsent), datedName("envois"));
    return services.leave(fate === "delete" ? "nothing" : "unsent");
  };
  return (
    <Dialog
      open
      title={t`Me déconnecter`}
      onClose={onClose}
      actions={
        <>
          <Button kind={fate === "delete" ? "danger" : "primary"} onClick={() => void leave()}>
            {fate === "delete" && unsent.length > 0 ? (
              <Trans>Supprimer et me déconnecter</Trans>
            ) : (
              <Trans>Me déconnecter</Trans>
            )}
          </Button>
          <Button onClick={onClose}>
            <Trans>Rester connecté</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        {unsent.length === 0 ? (
          <p>
            <Trans>Tout est envoyé. Cet appareil continuera avec un compte invité tout neuf.</Trans>
          </p>
        ) : (
          <FateChoice count={unsent.length} fate={fate} onFate={setFate} />
        )}
        {shared === 0 ? null : (
          <p>
            <Plural
              value={shared}
              one="# photo partagée avec Parvis n’est pas encore dans un brouillon : elle sera effacée de cet appareil."
              other="# photos partagées avec Parvis ne sont pas encore dans un brouillon : elles seront effacées de cet appareil."
            />
          </p>
        )}
        {isSending && unsent.length > 0 ? <Sending rows={unsent} /> : null}
      </div>
    </Dialog>
  );
}

interface FateChoiceProps {
  readonly count: number;
  readonly fate: Fate;
  readonly onFate: (fate: Fate) => void;
}

function FateChoice({ count, fate, onFate }: FateChoiceProps) {
  const { t } = useLingui();
  const options = [
    {
      value: "keep",
      label: t`Les garder pour ce compte`,
      hint: t`Ils restent sur cet appareil, fermés, et partiront quand vous vous reconnecterez.`,
    },
    { value: "send", label: t`Les envoyer maintenant`, hint: t`La déconnexion suit quand tout est parti.` },
    {
      value: "export",
      label: t`Les sauvegarder dans un fichier`,
      hint: t`Ils restent aussi sur cet appareil, fermés.`,
    },
    {
      value: "delete",
      label: t`Les supprimer de cet appareil`,
      hint: t`Leurs textes, leurs photos et vos brouillons seront perdus.`,
    },
  ] as const;
  return (
    <Choice
      legend={t`${plural(count, { one: "# envoi n’est pas parti. Qu’en faire ?", other: "# envois ne sont pas partis. Qu’en faire ?" })}`}
      options={options}
      value={fate}
      onChange={onFate}
    />
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
