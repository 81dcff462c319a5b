import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import { passwordProblem } from "../../domain/account/password.ts";
import type { AccountFacts } from "../../remote/auth/email-account.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountServices } from "./account-desk.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { PasswordField } from "./password-field.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";
import { useWork } from "./use-work.ts";
import { EMAIL_SENTENCE, passwordSentence } from "./words/password-words.ts";

export interface SecuritySectionProps {
  readonly services: AccountServices;
  readonly facts: AccountFacts;
}

const VERIFICATION_SENT = msg`Un e-mail de confirmation vient de partir.`;
const EMAIL_ASKED = msg`Un e-mail vient de partir à la nouvelle adresse. Elle remplacera l’ancienne quand vous aurez ouvert son lien.`;
const PASSWORD_CHANGED = msg`Votre mot de passe est changé.`;

/** The way in: the address, whether it is confirmed, and the password. */
export function SecuritySection({ services, facts }: SecuritySectionProps) {
  const headingId = useId();
  const { work, run } = useWork();
  const { email, emailVerified, hasPassword } = facts;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Ma connexion</Trans>
      </h2>
      <p>
        <Trans>Votre adresse : {email}</Trans>
      </p>
      {emailVerified ? null : (
        <Banner
          tone="info"
          title={<Trans>Cette adresse n’est pas encore confirmée</Trans>}
          action={
            <Button onClick={() => void run(() => services.session.email.sendVerification())}>
              <Trans>Renvoyer l’e-mail de confirmation</Trans>
            </Button>
          }
        />
      )}
      <AnswerNotice work={work} done={VERIFICATION_SENT} />
      {hasPassword ? (
        <>
          <ChangeEmail services={services} />
          <ChangePassword services={services} />
        </>
      ) : null}
    </section>
  );
}

interface ChangeProps {
  readonly services: AccountServices;
}

function ChangeEmail({ services: { session } }: ChangeProps) {
  const { t } = useLingui();
  const id = useId();
  const { work, run } = useWork();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const isFine = isEmailAddress(tidyEmail(email));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isFine || work.state === "busy") return;
    void run(async () => {
      const proved = await session.email.reauthenticate(password);
      return proved.ok ? session.email.changeEmail(tidyEmail(email)) : proved;
    });
  };
  return (
    <details>
      <summary>
        <Trans>Changer d’adresse</Trans>
      </summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <AnswerNotice work={work} done={EMAIL_ASKED} />
        <TextField
          label={t`Nouvelle adresse e-mail`}
          type="email"
          autoComplete="email"
          problem={tried && !isFine ? t(EMAIL_SENTENCE) : undefined}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          id={`${id}-password`}
          label={t`Mot de passe actuel`}
          isNew={false}
          problem={undefined}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit">
          <Trans>Changer d’adresse</Trans>
        </Button>
      </form>
    </details>
  );
}

function ChangePassword({ services: { session } }: ChangeProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const common = useCommonPasswords();
  const { work, run } = useWork();
  const [known, setKnown] = useState("");
  const [chosen, setChosen] = useState("");
  const [tried, setTried] = useState(false);
  const problem = passwordProblem(chosen, common);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || work.state === "busy") return;
    void run(async () => {
      const proved = await session.email.reauthenticate(known);
      return proved.ok ? session.email.changePassword(chosen) : proved;
    });
  };
  return (
    <details>
      <summary>
        <Trans>Changer de mot de passe</Trans>
      </summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <AnswerNotice work={work} done={PASSWORD_CHANGED} />
        <PasswordField
          id={`${id}-known`}
          label={t`Mot de passe actuel`}
          isNew={false}
          problem={undefined}
          value={known}
          onChange={setKnown}
        />
        <PasswordField
          id={`${id}-chosen`}
          label={t`Nouveau mot de passe`}
          isNew
          problem={tried && problem !== undefined ? passwordSentence(i18n, problem) : undefined}
          value={chosen}
          onChange={setChosen}
        />
        <Button type="submit">
          <Trans>Changer de mot de passe</Trans>
        </Button>
      </form>
    </details>
  );
}
