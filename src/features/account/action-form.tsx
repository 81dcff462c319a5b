import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import { passwordProblem } from "../../domain/account/password.ts";
import type { ActionKind, CheckedCode } from "../../remote/auth/action-codes.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useAccountDesk, type AccountServices } from "./account-desk.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { enterAccount } from "./enter-account.ts";
import { forgetLetterAddress, letterAddress } from "./letter-address.ts";
import { PasswordField } from "./password-field.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";
import { useWork } from "./use-work.ts";
import { EMAIL_SENTENCE, passwordSentence } from "./words/password-words.ts";

export interface ActionFormProps {
  readonly services: AccountServices;
  readonly code: string;
  readonly checked: CheckedCode;
}

/** One press for what the letter asks; a letter scanner that opens the page changes nothing. */
export function ActionForm({ services, code, checked }: ActionFormProps) {
  switch (checked.kind) {
    case "verify":
    case "recover":
    case "change":
      return <Confirm services={services} code={code} kind={checked.kind} email={checked.email} />;
    case "reset":
      return <NewPassword services={services} code={code} email={checked.email} />;
    case "sign-in":
      return <EnterByLetter services={services} code={code} />;
  }
}

interface StepProps {
  readonly services: AccountServices;
  readonly code: string;
}

type Confirmed = Exclude<ActionKind, "reset" | "sign-in">;

const CONFIRM_WORDS = {
  verify: msg`Confirmer mon adresse`,
  recover: msg`Reprendre cette adresse`,
  change: msg`Utiliser cette adresse`,
} as const satisfies Record<Confirmed, MessageDescriptor>;

const CONFIRMED_WORDS = {
  verify: msg`Votre adresse est confirmée.`,
  recover: msg`Cette adresse est de nouveau celle de votre compte. Si vous n’aviez pas demandé à en changer, changez aussi votre mot de passe.`,
  change: msg`Votre adresse est changée.`,
} as const satisfies Record<Confirmed, MessageDescriptor>;

function Confirm({ services, code, kind, email }: StepProps & { kind: Confirmed; email: string }) {
  const { t } = useLingui();
  const { work, run } = useWork();
  return (
    <div className={styles.section}>
      {email === "" ? null : <p>{email}</p>}
      <AnswerNotice work={work} done={CONFIRMED_WORDS[kind]} />
      {work.state === "done" ? null : (
        <Button
          kind="primary"
          disabled={work.state === "busy"}
          onClick={() => void run(() => services.session.codes.apply(code))}
        >
          {t(CONFIRM_WORDS[kind])}
        </Button>
      )}
    </div>
  );
}

const PASSWORD_CHANGED = msg`Votre mot de passe est changé. Vous pouvez vous connecter.`;

function NewPassword({ services, code, email }: StepProps & { email: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const common = useCommonPasswords();
  const { work, run } = useWork();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const problem = passwordProblem(password, common);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || work.state === "busy") return;
    void run(() => services.session.codes.resetPassword(code, password));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>
        <Trans>Nouveau mot de passe pour {email}</Trans>
      </p>
      <AnswerNotice work={work} done={PASSWORD_CHANGED} />
      {work.state === "done" ? null : (
        <>
          <PasswordField
            id={`${id}-password`}
            label={t`Nouveau mot de passe`}
            isNew
            problem={tried && problem !== undefined ? passwordSentence(i18n, problem) : undefined}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" kind="primary">
            <Trans>Changer de mot de passe</Trans>
          </Button>
        </>
      )}
    </form>
  );
}

const ENTERED = msg`Vous êtes connecté.`;

/** The provider does not say whose a sign-in letter is: the address it was asked for is proposed, or asked for again. */
function EnterByLetter({ services, code }: StepProps) {
  const { t } = useLingui();
  const desk = useAccountDesk();
  const { work, run } = useWork();
  const [email, setEmail] = useState(letterAddress(localStorage));
  const [tried, setTried] = useState(false);
  const isFine = isEmailAddress(tidyEmail(email));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isFine || work.state === "busy") return;
    void run(async () => {
      const proof = await services.session.prove.byLetter(tidyEmail(email), code);
      const entered = proof.ok ? await enterAccount(desk, proof.value) : proof;
      if (entered.ok) forgetLetterAddress(localStorage);
      return entered;
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AnswerNotice work={work} done={ENTERED} />
      {work.state === "done" ? null : (
        <>
          <TextField
            label={t`Adresse e-mail`}
            hint={t`Celle à laquelle ce lien a été envoyé.`}
            type="email"
            autoComplete="email"
            problem={tried && !isFine ? t(EMAIL_SENTENCE) : undefined}
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" kind="primary">
            <Trans>Me connecter</Trans>
          </Button>
        </>
      )}
    </form>
  );
}
