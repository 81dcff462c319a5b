import { Trans } from "@lingui/react/macro";
import { useData } from "../../data/data-context.ts";
import { Banner } from "../../ui/banner.tsx";
import { AddressLink } from "./address-link.tsx";
import styles from "./draft-form.module.css";

/** Before anything is typed, for whoever may only write a draft: what is missing. */
export function NeedsAddress() {
  const { actor } = useData();
  return (
    <Banner
      tone="info"
      title={
        actor.isGuest ? (
          <Trans>Créez un compte pour publier</Trans>
        ) : (
          <Trans>Confirmez votre e‑mail pour publier</Trans>
        )
      }
    >
      <p>
        <Trans>Ce brouillon reste sur cet appareil.</Trans>
      </p>
    </Banner>
  );
}

/** In place of the sending: the way there and back. */
export function AddressBar() {
  return (
    <div className={styles.submit}>
      <AddressLink kind="primary" wide />
    </div>
  );
}
