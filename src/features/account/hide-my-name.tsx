import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useData } from "../../data/data-context.ts";
import { hideMyNameHere } from "../../data/outbox/hide-my-name.ts";
import { Banner } from "../../ui/banner.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import type { AccountServices } from "./account-context.ts";
import { RequestNotice, type RequestState, useRequest } from "./use-request.tsx";

const NAME_HIDDEN = msg`Votre nom n’est plus sur aucun de vos signalements, ni sur ce qui attend sur cet appareil.`;
const NOT_ON_DRAFTS = msg`Votre nom n’est plus sur aucun de vos signalements. Vos brouillons n’ont pas pu être changés : vérifiez-les avant de les envoyer.`;

/** First on this device, which needs no network, then on the server. */
export function HideMyName({ services }: { readonly services: AccountServices | undefined }) {
  const { device } = useData();
  const { request, run } = useRequest();
  const [isHiddenHere, setHiddenHere] = useState(false);
  const hide = async (): Promise<void> => {
    if (services === undefined || device === undefined) return;
    setHiddenHere((await hideMyNameHere(device)).ok);
    await run(() => services.calls.hideMyName());
  };
  return (
    <>
      {isHiddenHere && request.state === "failed" ? (
        <HalfHidden request={request} />
      ) : (
        <RequestNotice request={request} done={isHiddenHere ? NAME_HIDDEN : NOT_ON_DRAFTS} />
      )}
      <Actions>
        <Button
          disabled={services === undefined || device === undefined || request.state === "busy"}
          onClick={() => void hide()}
        >
          <Trans>Masquer mon nom partout</Trans>
        </Button>
      </Actions>
    </>
  );
}

function HalfHidden({ request }: { readonly request: Extract<RequestState, { readonly state: "failed" }> }) {
  const { t } = useLingui();
  return (
    <Banner tone="error" title={<Trans>Vos signalements déjà envoyés portent encore votre nom.</Trans>}>
      <p>
        <Trans>Vos brouillons et ce qui attend sur cet appareil partiront sans lui.</Trans>
      </p>
      <p>
        {request.code === "offline" ? (
          <Trans>Pour les autres, recommencez quand le réseau est là.</Trans>
        ) : (
          t(request.words)
        )}
      </p>
    </Banner>
  );
}
