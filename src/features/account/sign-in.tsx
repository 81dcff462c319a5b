import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { Credentials } from "../../remote/auth/email-account.ts";
import { Button } from "../../ui/button.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { CredentialsForm } from "./credentials-form.tsx";
import { enterAccount } from "./enter-account.ts";
import { sendEmailLink, useAskedPage } from "./send-email-link.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface SignInProps {
  readonly services: AccountServices;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onClose: () => void;
}

const LINK_SENT = msg`Si cette adresse a un compte, un e-mail vient de partir. Ouvrez son lien sur cet appareil.`;

/** The guest's data is handed over to the account before the device signs in (AUTH-28). */
export function SignIn({ services, email, onEmail, onClose }: SignInProps) {
  const { t } = useLingui();
  const context = useAccountContext();
  const { request, run } = useRequest();
  const link = useRequest();
  const askedPage = useAskedPage();
  const enter = (credentials: Credentials) =>
    run(async () => {
      const proof = await services.session.prove.byPassword(credentials);
      return proof.ok ? enterAccount(context, proof.value) : proof;
    });
  const noAddress = !isEmailAddress(tidyEmail(email)) || link.request.state === "busy";
  return (
    <section className={styles.section} aria-label={t`Me connecter`}>
      <p>
        <Trans>Ce que vous avez fait en invité sur cet appareil rejoindra votre compte.</Trans>
      </p>
      <RequestNotice request={request} />
      <RequestNotice request={link.request} done={LINK_SENT} />
      <CredentialsForm
        password="known"
        submitLabel={<Trans>Me connecter</Trans>}
        busy={request.state === "busy"}
        email={email}
        onEmail={onEmail}
        onSubmit={(credentials) => void enter(credentials)}
      >
        <Button
          disabled={noAddress}
          onClick={() => void link.run(() => sendEmailLink(services, tidyEmail(email), askedPage))}
        >
          <Trans>Recevoir un lien, sans mot de passe</Trans>
        </Button>
        <Button
          disabled={noAddress}
          onClick={() => void link.run(() => services.session.email.sendPasswordReset(tidyEmail(email)))}
        >
          <Trans>Mot de passe oublié</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Rester invité</Trans>
        </Button>
      </CredentialsForm>
    </section>
  );
}
