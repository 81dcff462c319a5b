import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { Credentials } from "../../remote/auth/email-account.ts";
import { Banner } from "../../ui/banner.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import type { AccountServices } from "./account-context.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { sendEmailLink, useAskedPage } from "./send-email-link.ts";
import styles from "./account.module.css";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface SaveAddressProps {
  readonly services: AccountServices;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onEnterInstead: () => void;
  readonly onClose: () => void;
}

const LINK_SENT = msg`Un e-mail vient de partir. Ouvrez son lien sur cet appareil : tout ce que vous avez fait sera gardé.`;

/** The guest becomes a resident and keeps their uid. */
export function SaveAddress({ services, email, onEmail, onEnterInstead, onClose }: SaveAddressProps) {
  const { t } = useLingui();
  const { request, run } = useRequest();
  const link = useRequest();
  const askedPage = useAskedPage();
  const [isTaken, setTaken] = useState(false);
  const save = async (credentials: Credentials) => {
    const problem = await run(() => services.session.email.link(credentials));
    setTaken(problem === "email_in_use");
  };
  return (
    <section className={styles.section} aria-label={t`Créer un compte`}>
      <p>
        <Trans>
          Vos signalements, vos suivis et vos réglages restent les vôtres, et vous les retrouvez sur un autre
          appareil.
        </Trans>
      </p>
      {isTaken ? (
        <TakenChoice onEnterInstead={onEnterInstead} onClose={onClose} />
      ) : (
        <RequestNotice request={request} />
      )}
      <RequestNotice request={link.request} done={LINK_SENT} />
      <CredentialsForm
        password="new"
        submitLabel={<Trans>Créer mon compte</Trans>}
        busy={request.state === "busy"}
        email={email}
        onEmail={onEmail}
        onSubmit={(credentials) => void save(credentials)}
      >
        <Button
          disabled={!isEmailAddress(tidyEmail(email)) || link.request.state === "busy"}
          onClick={() => void link.run(() => sendEmailLink(services, tidyEmail(email), askedPage))}
        >
          <Trans>Recevoir un lien, sans mot de passe</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Plus tard</Trans>
        </Button>
      </CredentialsForm>
    </section>
  );
}

function TakenChoice({ onEnterInstead, onClose }: Pick<SaveAddressProps, "onEnterInstead" | "onClose">) {
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={<Trans>Cette adresse a déjà un compte</Trans>}
        action={
          <Actions>
            <Button kind="primary" onClick={onEnterInstead}>
              <Trans>Me connecter à ce compte</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Rester invité</Trans>
            </Button>
          </Actions>
        }
      >
        <p>
          <Trans>
            Connectez-vous : ce que vous avez fait en invité rejoindra ce compte. Sinon, rien ne change.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}
