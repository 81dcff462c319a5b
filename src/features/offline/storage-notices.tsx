import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./offline.module.css";

export interface EvictionNoticeProps {
  readonly unsent: number;
  /** Drafts that were there, with their photos. */
  readonly drafts: number;
  readonly onUnderstood: () => void;
}

/** The browser evicted or broke the local database: never shown as « aucune anomalie » (OFF-11). */
export function EvictionNotice({ unsent, drafts, onUnderstood }: EvictionNoticeProps) {
  return (
    <div className={styles.notice}>
      <Banner
        tone="error"
        title={<Trans>Des données locales ont été effacées par le navigateur</Trans>}
        action={
          <Button onClick={onUnderstood}>
            <Trans>J’ai compris</Trans>
          </Button>
        }
      >
        <p>
          {unsent + drafts === 0 ? (
            <Trans>Rien n’attendait d’être envoyé. Les données de la commune vont être rechargées.</Trans>
          ) : (
            <LostWords unsent={unsent} drafts={drafts} />
          )}
        </p>
      </Banner>
    </div>
  );
}

function LostWords({ unsent, drafts }: Pick<EvictionNoticeProps, "unsent" | "drafts">) {
  const { t } = useLingui();
  const count = t`${plural(unsent, { one: "# envoi attendait", other: "# envois attendaient" })}`;
  return (
    <>
      {unsent === 0 ? null : (
        <Trans>{count} sur cet appareil. Si vous en aviez téléchargé une copie, gardez ce fichier.</Trans>
      )}{" "}
      {drafts === 0
        ? null
        : t`${plural(drafts, { one: "# brouillon était ici, avec ses photos : il n’y est plus.", other: "# brouillons étaient ici, avec leurs photos : ils n’y sont plus." })}`}
    </>
  );
}

/** The guest account was deleted or lost; the device's data went to the next one (F58). */
export function GuestReplacedNotice({ onUnderstood }: Pick<EvictionNoticeProps, "onUnderstood">) {
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={<Trans>Votre compte invité n’existait plus</Trans>}
        action={
          <Button onClick={onUnderstood}>
            <Trans>J’ai compris</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Un nouveau compte invité l’a remplacé. Vos brouillons et vos envois en attente sont gardés, et
            partiront avec lui. Ce qui était déjà parti reste à la commune, mais n’est plus rattaché à vous.
            Une adresse e-mail, dans « Mon compte », évite que cela se reproduise.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}

/** Shown before anything can be typed: it would not survive the page (P7). */
export function NoStorageNotice() {
  return (
    <div className={styles.notice}>
      <Banner tone="warning" title={<Trans>Mode sans enregistrement</Trans>}>
        <p>
          <Trans>
            Ce navigateur ne garde rien sur cet appareil (navigation privée ou réglage). Vous pouvez consulter
            la commune, mais un signalement écrit ici serait perdu en quittant la page.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}
