import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import type { Credentials } from "../../remote/auth/email-account.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { AccountServices } from "./account-context.ts";
import { AnswerNotice } from "./answer-notice.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { sendLetter } from "./send-letter.ts";
import { useAskedPage } from "./use-asked-page.ts";
import { useWork } from "./use-work.ts";
import styles from "./account.module.css";

export interface SaveAddressProps {
  readonly services: AccountServices;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onEnterInstead: () => void;
  readonly onClose: () => void;
}

const LETTER_SENT = msg`Un e-mail vient de partir. Ouvrez son lien sur cet appareil : tout ce que vous avez fait sera gardé.`;

/** « Enregistrer mon adresse »: the guest becomes a resident and keeps everything. */
export function SaveAddress({ services, email, onEmail, onEnterInstead, onClose }: SaveAddressProps) {
  const { t } = useLingui();
  const { work, run } = useWork();
  const letter = useWork();
  const askedPage = useAskedPage();
  const [isTaken, setTaken] = useState(false);
  const save = async (credentials: Credentials) => {
    const problem = await run(() => services.session.email.link(credentials));
    setTaken(problem === "email_in_use");
  };
  return (
    <section className={styles.section} aria-label={t`Enregistrer mon adresse`}>
      <p>
        <Trans>
          Vos signalements, vos suivis et vos réglages restent les vôtres, et vous les retrouvez sur un autre
          appareil.
        </Trans>
      </p>
      {isTaken ? (
        <TakenChoice onEnterInstead={onEnterInstead} onClose={onClose} />
      ) : (
        <AnswerNotice work={work} />
      )}
      <AnswerNotice work={letter.work} done={LETTER_SENT} />
      <CredentialsForm
        password="new"
        submitLabel={<Trans>Enregistrer mon adresse</Trans>}
        busy={work.state === "busy"}
        email={email}
        onEmail={onEmail}
        onSubmit={(credentials) => void save(credentials)}
      >
        <Button
          disabled={!isEmailAddress(tidyEmail(email)) || letter.work.state === "busy"}
          onClick={() => void letter.run(() => sendLetter(services, tidyEmail(email), askedPage))}
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

/** The address has an account: what the guest did can go there, or stay. */
function TakenChoice({ onEnterInstead, onClose }: Pick<SaveAddressProps, "onEnterInstead" | "onClose">) {
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={<Trans>Cette adresse a déjà un compte</Trans>}
        action={
          <div className={styles.actions}>
            <Button kind="primary" onClick={onEnterInstead}>
              <Trans>Me connecter à ce compte</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Rester invité</Trans>
            </Button>
          </div>
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
