import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { AccountFacts } from "../../remote/auth/email-account.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { emailLinkAddress, emailLinkPage } from "./email-link-request.ts";
import { sendEmailLink } from "./send-email-link.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

const SENT = msg`Si cette adresse a un compte, un e-mail vient de partir.`;

export function NewEmailLink({ services }: { readonly services: AccountServices }) {
  const { t } = useLingui();
  const { request, run } = useRequest();
  const [email, setEmail] = useState(services.session.email.facts()?.email ?? emailLinkAddress(localStore()));
  const isFine = isEmailAddress(tidyEmail(email)) && request.state !== "busy";
  const { email: provider } = services.session;
  return (
    <div className={styles.form}>
      <h2>
        <Trans>Recevoir un nouveau lien</Trans>
      </h2>
      <RequestNotice request={request} done={SENT} />
      <TextField
        label={t`Adresse e-mail`}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <NeedsNetwork />
      <Actions>
        <Button
          kind="primary"
          disabled={!isFine}
          onClick={() =>
            void run(() => sendEmailLink(services, tidyEmail(email), emailLinkPage(localStore())))
          }
        >
          <Trans>Recevoir un lien de connexion</Trans>
        </Button>
        <Button
          disabled={!isFine}
          onClick={() => void run(() => provider.sendPasswordReset(tidyEmail(email)))}
        >
          <Trans>Choisir un nouveau mot de passe</Trans>
        </Button>
        {isUnconfirmed(provider.facts()) ? (
          <Button onClick={() => void run(() => provider.sendVerification())}>
            <Trans>Renvoyer la confirmation</Trans>
          </Button>
        ) : null}
      </Actions>
    </div>
  );
}

function isUnconfirmed(facts: AccountFacts | undefined): boolean {
  return facts !== undefined && facts.email !== null && !facts.emailVerified;
}
