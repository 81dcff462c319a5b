import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { Credentials } from "../../remote/auth/email-account.ts";
import { Button } from "../../ui/button.tsx";
import { useAccountContext, type AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { enterAccount } from "./enter-account.ts";
import { sendLetter } from "./send-letter.ts";
import { useAskedPage } from "./use-asked-page.ts";
import { useWork } from "./use-work.ts";

export interface SignInProps {
  readonly services: AccountServices;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onClose: () => void;
}

const LETTER_SENT = msg`Si cette adresse a un compte, un e-mail vient de partir. Ouvrez son lien sur cet appareil.`;

/** « J’ai déjà un compte »: the guest's things go into the account they prove, then the device does. */
export function SignIn({ services, email, onEmail, onClose }: SignInProps) {
  const { t } = useLingui();
  const context = useAccountContext();
  const { work, run } = useWork();
  const letter = useWork();
  const askedPage = useAskedPage();
  const enter = (credentials: Credentials) =>
    run(async () => {
      const proof = await services.session.prove.byPassword(credentials);
      return proof.ok ? enterAccount(context, proof.value) : proof;
    });
  const noAddress = !isEmailAddress(tidyEmail(email)) || letter.work.state === "busy";
  return (
    <section className={styles.section} aria-label={t`Me connecter`}>
      <p>
        <Trans>Ce que vous avez fait en invité sur cet appareil rejoindra votre compte.</Trans>
      </p>
      <AnswerNotice work={work} />
      <AnswerNotice work={letter.work} done={LETTER_SENT} />
      <CredentialsForm
        password="known"
        submitLabel={<Trans>Me connecter</Trans>}
        busy={work.state === "busy"}
        email={email}
        onEmail={onEmail}
        onSubmit={(credentials) => void enter(credentials)}
      >
        <Button
          disabled={noAddress}
          onClick={() => void letter.run(() => sendLetter(services, tidyEmail(email), askedPage))}
        >
          <Trans>Recevoir un lien, sans mot de passe</Trans>
        </Button>
        <Button
          disabled={noAddress}
          onClick={() => void letter.run(() => services.session.email.sendPasswordReset(tidyEmail(email)))}
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
