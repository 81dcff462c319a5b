import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useData } from "../../data/data-context.ts";
import { hideMyNameHere } from "../../data/outbox/hide-my-name.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { useWork, type Work } from "./use-work.ts";

const NAME_HIDDEN = msg`Votre nom n’est plus sur aucun de vos signalements, ni sur ce qui attend sur cet appareil.`;
const NOT_ON_DRAFTS = msg`Votre nom n’est plus sur aucun de vos signalements. Vos brouillons n’ont pas pu être changés : vérifiez-les avant de les envoyer.`;

/** Takes the name back from everywhere: first from what is here, which needs no network, then from what the city has. */
export function HideMyName({ services }: { readonly services: AccountServices | undefined }) {
  const { device } = useData();
  const { work, run } = useWork();
  const [isHiddenHere, setHiddenHere] = useState(false);
  const hide = async (): Promise<void> => {
    if (services === undefined || device === undefined) return;
    setHiddenHere((await hideMyNameHere(device)).ok);
    await run(() => services.calls.hideMyName());
  };
  return (
    <>
      {isHiddenHere && work.state === "failed" ? (
        <HalfHidden work={work} />
      ) : (
        <AnswerNotice work={work} done={isHiddenHere ? NAME_HIDDEN : NOT_ON_DRAFTS} />
      )}
      <div className={styles.actions}>
        <Button
          disabled={services === undefined || device === undefined || work.state === "busy"}
          onClick={() => void hide()}
        >
          <Trans>Masquer mon nom partout</Trans>
        </Button>
      </div>
    </>
  );
}

/** The city did not answer: what it has keeps the name, what it does not have goes without. */
function HalfHidden({ work }: { readonly work: Extract<Work, { readonly state: "failed" }> }) {
  const { t } = useLingui();
  return (
    <Banner tone="error" title={<Trans>Vos signalements déjà envoyés portent encore votre nom.</Trans>}>
      <p>
        <Trans>Vos brouillons et ce qui attend sur cet appareil partiront sans lui.</Trans>
      </p>
      <p>
        {work.code === "offline" ? (
          <Trans>Pour les autres, recommencez quand le réseau est là.</Trans>
        ) : (
          t(work.words)
        )}
      </p>
    </Banner>
  );
}
