import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { BellOff, BellRing, Trash2 } from "lucide-react";
import { useOnline } from "../../data/device/use-online.ts";
import type { PushPermission } from "../../remote/push/this-browser.ts";
import { NoAnswer } from "../../shared/reading/no-answer.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Actions, Section } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { blockedWords } from "./blocked-words.ts";
import styles from "./settings.module.css";
import type { Push } from "./use-push.ts";

const PERMISSION_WORDS = {
  unsupported: msg`Ce navigateur ne sait pas recevoir de notifications.`,
  "install-first": msg`Sur iPhone et iPad, installez d’abord Parvis sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».`,
  "update-first": msg`Mettez d’abord à jour cet appareil : Parvis peut vous prévenir à partir d’iOS 16.4.`,
  off: msg`Pas encore activées sur cet appareil.`,
  on: msg`Activées sur cet appareil.`,
} as const satisfies Record<Exclude<PushPermission, "blocked">, MessageDescriptor>;

/** What waits for the network. Whatever else stands in the way comes first, and is said alone. */
const OFFLINE_WORDS: Partial<Record<PushPermission, MessageDescriptor>> = {
  off: msg`Vous pourrez les activer au retour du réseau.`,
  on: msg`Vous pourrez envoyer un essai au retour du réseau.`,
};

/** Permission is asked for here, when the person presses the button. Nothing is shown where the deployment wakes nobody. */
export function PushSection({ push, label }: { readonly push: Push; readonly label: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { permission, state } = push;
  if (state?.key === null) return null;
  const waiting = permission === undefined ? undefined : OFFLINE_WORDS[permission];
  return (
    <Section card title={<Trans>Sur cet appareil</Trans>}>
      <Standing permission={permission} label={label} />
      {online || waiting === undefined ? null : <p className={styles.hint}>{t(waiting)}</p>}
      {push.isUnanswered ? <Unanswered push={push} /> : null}
      <Buttons push={push} online={online} />
      <Note note={push.note} />
      <Devices push={push} />
    </Section>
  );
}

function Standing({ permission, label }: Pick<Push, "permission"> & { readonly label: string }) {
  const { t } = useLingui();
  if (permission === undefined) return <Skeleton shape="row" count={1} />;
  if (permission !== "blocked") return <p>{t(PERMISSION_WORDS[permission])}</p>;
  return (
    <>
      <p className={styles.muted}>
        <BellOff aria-hidden="true" size={20} />
        <Trans>Aucune notification ne sonne sur cet appareil</Trans>
      </p>
      <p className={styles.hint}>{t(blockedWords(label))}</p>
    </>
  );
}

function Unanswered({ push: { retry, isBusy } }: { readonly push: Push }) {
  return (
    <>
      <p className={styles.hint}>
        <Trans>La liste de vos appareils n’a pas pu être chargée.</Trans> <NoAnswer />
      </p>
      <Actions>
        <Button disabled={isBusy} onClick={retry}>
          <Trans>Réessayer</Trans>
        </Button>
      </Actions>
    </>
  );
}

function Buttons({ push, online }: { readonly push: Push; readonly online: boolean }) {
  const { permission, isBusy, enable, disable, test, state } = push;
  // What cannot be pressed yet is not shown: a grey button says nothing of why.
  if (permission === "off" && online && state === undefined)
    return push.isUnanswered ? null : <Skeleton shape="row" count={1} />;
  if (permission === "off")
    return (
      <Actions>
        <Button kind="primary" icon={<BellRing />} disabled={isBusy || !online} onClick={enable}>
          <Trans>Activer sur cet appareil</Trans>
        </Button>
      </Actions>
    );
  if (permission !== "on") return null;
  return (
    <Actions>
      <Button disabled={isBusy || !online} onClick={test}>
        <Trans>Envoyer un essai</Trans>
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={disable}>
        <Trans>Désactiver sur cet appareil</Trans>
      </Button>
    </Actions>
  );
}

function Note({ note }: Pick<Push, "note">) {
  return (
    <output className={styles.hint}>
      {note === "tested" ? <Trans>Un essai est parti : il arrive dans quelques secondes.</Trans> : null}
      {note === "failed" ? <Trans>Cela n’a pas abouti. Réessayez dans un moment.</Trans> : null}
    </output>
  );
}

/** All devices of the person that are woken; the server alone knows them. */
function Devices({ push: { state, ownId, forget, isBusy } }: { readonly push: Push }) {
  const { t } = useLingui();
  const devices = state?.devices ?? [];
  if (devices.length === 0) return null;
  return (
    <ul className={styles.devices}>
      {devices.map(({ id, label }) => (
        <li key={id} className={styles.device}>
          <span>
            {label || t`Un appareil`}
            {id === ownId ? (
              <span className={styles.hint}>
                {" · "}
                <Trans>cet appareil</Trans>
              </span>
            ) : null}
          </span>
          <IconButton
            label={t`Ne plus prévenir ${label || t`Un appareil`}`}
            icon={<Trash2 />}
            disabled={isBusy}
            onClick={() => forget(id)}
          />
        </li>
      ))}
    </ul>
  );
}
