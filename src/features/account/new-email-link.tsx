import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { AccountFacts } from "../../remote/auth/email-account.ts";
import { useNetworkNeed } from "../../shared/reading/needs-network.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountServices } from "./account-context.ts";
import { AUTH_PROBLEM_WORDS } from "./account-words.ts";
import styles from "./account.module.css";
import { emailLinkAddress, emailLinkPage } from "./email-link-request.ts";
import { sendEmailLink } from "./send-email-link.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

const SENT = msg`Si cette adresse a un compte, un e-mail vient de partir.`;

export function NewEmailLink({ services }: { readonly services: AccountServices }) {
  const { t } = useLingui();
  const id = useId();
  const { request, run } = useRequest();
  const [email, setEmail] = useState(services.session.email.facts()?.email ?? emailLinkAddress(localStore()));
  const need = useNetworkNeed();
  const [attempt, setAttempt] = useState(0);
  const { email: provider } = services.session;
  const busy = request.state === "busy";
  const wrong = isEmailAddress(tidyEmail(email)) ? undefined : t(AUTH_PROBLEM_WORDS.invalid_email);
  const problem = attempt > 0 ? wrong : undefined;
  const label = t`Adresse e-mail`;
  const send = (ask: (address: string) => ReturnType<typeof provider.sendPasswordReset>) => {
    if (busy) return;
    if (wrong !== undefined) return setAttempt(attempt + 1);
    void run(() => ask(tidyEmail(email)));
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send((address) => sendEmailLink(services, address, emailLinkPage(localStore())));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <h2>
        <Trans>Recevoir un nouveau lien</Trans>
      </h2>
      <RequestNotice request={request} done={SENT} />
      <ErrorSummary
        title={t`À corriger`}
        items={problem === undefined ? [] : [{ fieldId: id, text: t`${label} : ${problem}` }]}
        attempt={attempt}
      />
      <TextField
        id={id}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        problem={problem}
        value={email}
        onChange={setEmail}
      />
      {need.hint}
      <Actions>
        <Button type="submit" kind="primary" {...need.way} aria-disabled={busy}>
          <Trans>Recevoir un lien de connexion</Trans>
        </Button>
        <Button
          {...need.way}
          aria-disabled={busy}
          onClick={() => send((address) => provider.sendPasswordReset(address))}
        >
          <Trans>Choisir un nouveau mot de passe</Trans>
        </Button>
        {isUnconfirmed(provider.facts()) ? (
          <Button {...need.way} onClick={() => void run(() => provider.sendVerification())}>
            <Trans>Renvoyer la confirmation</Trans>
          </Button>
        ) : null}
      </Actions>
    </form>
  );
}

function isUnconfirmed(facts: AccountFacts | undefined): boolean {
  return facts !== undefined && facts.email !== null && !facts.emailVerified;
}
