import { useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import { passwordProblem } from "../../domain/account/password.ts";
import type { Credentials } from "../../remote/auth/email-account.ts";
import { useNetworkNeed } from "../../shared/reading/needs-network.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./account.module.css";
import { PasswordField } from "./password-field.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";
import { AUTH_PROBLEM_WORDS, passwordSentence } from "./account-words.ts";

export interface CredentialsFormProps {
  /** `new`: chosen now, under the rules; `known`: only asked for. */
  readonly password: "new" | "known";
  readonly submitLabel: ReactNode;
  readonly busy: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly children?: ReactNode;
}

export function CredentialsForm({
  password: kind,
  submitLabel,
  busy,
  email,
  onEmail,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const need = useNetworkNeed();
  const { common, isComing } = useCommonPasswords(kind === "new");
  const isBusy = busy || isComing;
  const [password, setPassword] = useState("");
  const [attempt, setAttempt] = useState(0);
  const emailProblem = isEmailAddress(tidyEmail(email)) ? undefined : t(AUTH_PROBLEM_WORDS.invalid_email);
  const wrong = passwordProblem(password, kind === "new" ? common : undefined);
  const isWrong = wrong !== undefined && (kind === "new" || wrong.code === "required");
  const wordsOfPassword = isWrong ? passwordSentence(i18n, wrong) : undefined;
  const shown = attempt > 0;
  const labels = { email: t`Adresse e-mail`, password: t`Mot de passe` };
  const items = [
    { fieldId: `${id}-email`, label: labels.email, problem: emailProblem },
    { fieldId: `${id}-password`, label: labels.password, problem: wordsOfPassword },
  ].flatMap(({ fieldId, label, problem }) =>
    problem === undefined ? [] : [{ fieldId, text: t`${label} : ${problem}` }],
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (items.length > 0) return setAttempt(attempt + 1);
    onSubmit({ email: tidyEmail(email), password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary title={t`À corriger`} items={shown ? items : []} attempt={attempt} />
      <TextField
        id={`${id}-email`}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        problem={shown ? emailProblem : undefined}
        value={email}
        onChange={onEmail}
      />
      <PasswordField
        id={`${id}-password`}
        label={labels.password}
        isNew={kind === "new"}
        problem={shown ? wordsOfPassword : undefined}
        value={password}
        onChange={setPassword}
      />
      {need.hint}
      <Actions>
        <Button type="submit" kind="primary" {...need.way} aria-disabled={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </Actions>
    </form>
  );
}
