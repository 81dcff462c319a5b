import { useLingui } from "@lingui/react/macro";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountAnswers } from "./account-answers.ts";
import { PasswordField } from "./password-field.tsx";

export interface AskedFields {
  readonly email?: { readonly label: string; readonly hint?: string; readonly first?: string } | undefined;
  readonly known?: boolean;
  readonly chosen?: boolean;
}

interface AccountFieldsProps {
  readonly id: string;
  readonly asked: AskedFields;
  readonly answers: AccountAnswers;
  readonly problems: Partial<Record<keyof AccountAnswers, string>>;
  readonly onAnswer: (change: Partial<AccountAnswers>) => void;
}

export function AccountFields({ id, asked, answers, problems, onAnswer }: AccountFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {asked.email === undefined ? null : (
        <TextField
          id={`${id}-email`}
          label={asked.email.label}
          hint={asked.email.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          problem={problems.email}
          value={answers.email}
          onChange={(email) => onAnswer({ email })}
        />
      )}
      {asked.known === true ? (
        <PasswordField
          id={`${id}-known`}
          label={t`Mot de passe actuel`}
          isNew={false}
          problem={problems.known}
          value={answers.known}
          onChange={(known) => onAnswer({ known })}
        />
      ) : null}
      {asked.chosen === true ? (
        <PasswordField
          id={`${id}-chosen`}
          label={t`Nouveau mot de passe`}
          isNew
          problem={problems.chosen}
          value={answers.chosen}
          onChange={(chosen) => onAnswer({ chosen })}
        />
      ) : null}
    </>
  );
}
