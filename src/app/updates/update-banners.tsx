import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isAnythingUnkept, onUnkeptChange } from "../../data/drafts/unkept.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { isFormRoute } from "../router/form-routes.ts";
import { updates } from "./update-flow.ts";

/** The button stays while the update comes: whoever pressed it keeps their place on the page. */
export function UpdateBanner({ isComing }: { readonly isComing: boolean }) {
  // What the device refused to keep is on the screen only: no button may take it away.
  const isUnkept = useSyncExternalStore(onUnkeptChange, isAnythingUnkept);
  return (
    <Banner
      tone="info"
      title={isComing ? <Trans>Mise à jour en cours</Trans> : <Trans>Mise à jour prête</Trans>}
      action={
        isUnkept ? undefined : (
          <Button aria-disabled={isComing} onClick={updates.takeNow}>
            <Trans>Mettre à jour maintenant</Trans>
          </Button>
        )
      }
    >
      <p>
        {isComing ? (
          <Trans>La page va se recharger.</Trans>
        ) : (
          <Trans>Elle s’installera quand vous aurez terminé.</Trans>
        )}{" "}
        {isFormRoute(location.pathname) && !isUnkept ? <Trans>Votre brouillon est gardé.</Trans> : null}
      </p>
    </Banner>
  );
}

export function OutdatedBanner() {
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
