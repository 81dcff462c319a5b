import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isOutdated, onMinimumChange } from "../../data/device/outdated.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./update-notices.module.css";
import { updates } from "./updates.ts";

/** What a person must know of the version they use; nothing most of the time. */
export function UpdateNotices() {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isWaiting);
  const isComing = useSyncExternalStore(updates.subscribe, updates.isComing);
  const outdated = useSyncExternalStore(onMinimumChange, isOutdated);
  return (
    <output className={styles.region}>
      {isReady ? <UpdateReady /> : null}
      {isComing ? <UpdateComing /> : null}
      {outdated && !isReady && !isComing ? <Outdated /> : null}
    </output>
  );
}

function UpdateReady() {
  return (
    <Banner
      tone="info"
      title={<Trans>Mise à jour prête</Trans>}
      action={
        <Button onClick={updates.takeNow}>
          <Trans>Mettre à jour maintenant</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Elle se fera d’elle-même quand vous aurez fini. Votre brouillon est gardé.</Trans>
      </p>
    </Banner>
  );
}

function UpdateComing() {
  return (
    <Banner tone="info" title={<Trans>La mise à jour arrive</Trans>}>
      <p>
        <Trans>Cette page se recharge d’elle-même dans un instant. Votre brouillon est gardé.</Trans>
      </p>
    </Banner>
  );
}

function Outdated() {
  return (
    <Banner
      tone="warning"
      title={<Trans>Cette version de Parvis est trop ancienne</Trans>}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Mettre à jour</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Vous pouvez lire, mais rien n’est envoyé. Ce que vous avez enregistré est gardé et partira avec la
          nouvelle version.
        </Trans>
      </p>
    </Banner>
  );
}
