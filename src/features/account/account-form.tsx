import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { tidyEmail } from "../../domain/account/email-address.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import { useNetworkNeed } from "../../shared/reading/needs-network.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { EMPTY_ANSWERS, problemsOf, type AccountAnswers } from "./account-answers.ts";
import { AccountFields, type AskedFields } from "./account-fields.tsx";
import styles from "./account.module.css";
import { EmailLinkProof } from "./email-link-proof.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface AccountFormProps extends AskedFields {
  readonly submitLabel: ReactNode;
  readonly done: MessageDescriptor;
  /** Hidden after success, as an e-mail link works once; other forms are emptied. */
  readonly once?: boolean;
  readonly ask: (answers: AccountAnswers) => Promise<Result<unknown, AuthProblem | CallProblem>>;
  readonly children?: ReactNode;
}

const FIELDS = ["email", "known", "chosen"] as const;

type ByField = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

function useLabels(email: AskedFields["email"]): ByField {
  const { t } = useLingui();
  return { email: email?.label, known: t`Mot de passe actuel`, chosen: t`Nouveau mot de passe` };
}

/** Each line names its field: two may have the same problem. */
function itemsOf(i18n: I18n, id: string, labels: ByField, problems: ByField) {
  return FIELDS.flatMap((field) => {
    const label = labels[field];
    const problem = problems[field];
    if (label === undefined || problem === undefined) return [];
    return [{ fieldId: `${id}-${field}`, text: i18n._(msg`${label} : ${problem}`) }];
  });
}

export function AccountForm({
  email,
  known = false,
  chosen = false,
  submitLabel,
  done,
  once = false,
  ask,
  children,
}: AccountFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { request, run } = useRequest();
  const { common, isComing } = useCommonPasswords(chosen);
  const isBusy = isComing || request.state === "busy";
  const [answers, setAnswers] = useState({ ...EMPTY_ANSWERS, email: email?.first ?? "" });
  const [attempt, setAttempt] = useState(0);
  const asked = { email: email !== undefined, known, chosen };
  const problems = problemsOf(i18n, { answers, asked, common });
  const shown = attempt > 0 ? problems : {};
  const labels = useLabels(email);
  const items = itemsOf(i18n, id, labels, shown);
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (Object.keys(problems).length > 0) return setAttempt(attempt + 1);
    const problem = await run(() => ask({ ...answers, email: tidyEmail(answers.email) }));
    if (problem !== undefined) return;
    setAnswers(EMPTY_ANSWERS);
    setAttempt(0);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <RequestNotice request={request} done={done} />
      <EmailLinkProof request={request} />
      {once && request.state === "done" ? null : (
        <>
          <ErrorSummary title={t`À corriger`} items={items} attempt={attempt} />
          <AccountFields
            id={id}
            asked={{ email, known, chosen }}
            answers={answers}
            problems={shown}
            onAnswer={(change) => setAnswers({ ...answers, ...change })}
          />
          <Submit isPrimary={once} isBusy={isBusy}>
            {submitLabel}
          </Submit>
        </>
      )}
    </form>
  );
}

interface SubmitProps {
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

function Submit({ isPrimary, isBusy, children }: SubmitProps) {
  const need = useNetworkNeed();
  return (
    <>
      {need.hint}
      <Actions>
        <Button type="submit" kind={isPrimary ? "primary" : "secondary"} {...need.way} aria-disabled={isBusy}>
          {children}
        </Button>
      </Actions>
    </>
  );
}
