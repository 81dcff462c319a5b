import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { AccountFacts } from "../../remote/auth/email-account.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { letterAddress } from "./letter-address.ts";
import { letterPage } from "./letter-page.ts";
import { sendLetter } from "./send-letter.ts";
import { useWork } from "./use-work.ts";
import { localStore } from "../../data/device/page-storage.ts";

const SENT = msg`Si cette adresse a un compte, un e-mail vient de partir.`;

/** Another letter in place of one that does not work any more. */
export function NewLetter({ services }: { readonly services: AccountServices }) {
  const { t } = useLingui();
  const { work, run } = useWork();
  const [email, setEmail] = useState(services.session.email.facts()?.email ?? letterAddress(localStore()));
  const isFine = isEmailAddress(tidyEmail(email)) && work.state !== "busy";
  const { email: provider } = services.session;
  return (
    <div className={styles.form}>
      <h2>
        <Trans>Recevoir un nouveau lien</Trans>
      </h2>
      <AnswerNotice work={work} done={SENT} />
      <TextField
        label={t`Adresse e-mail`}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <div className={styles.actions}>
        <Button
          disabled={!isFine}
          onClick={() => void run(() => sendLetter(services, tidyEmail(email), letterPage(localStore())))}
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
      </div>
    </div>
  );
}

/** A guest has no address to confirm. */
function isUnconfirmed(facts: AccountFacts | undefined): boolean {
  return facts !== undefined && facts.email !== null && !facts.emailVerified;
}
