import type { I18n } from "@lingui/core";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import { passwordProblem } from "../../domain/account/password.ts";
import { AUTH_PROBLEM_WORDS, passwordSentence } from "./account-words.ts";

/** Empty strings where a field is not asked for. */
export interface AccountAnswers {
  readonly email: string;
  readonly known: string;
  readonly chosen: string;
}

export const EMPTY_ANSWERS: AccountAnswers = { email: "", known: "", chosen: "" };

interface Checked {
  readonly answers: AccountAnswers;
  readonly asked: Readonly<Record<keyof AccountAnswers, boolean>>;
  readonly common: ReadonlySet<string> | undefined;
}

/** By field. The current password is only required: it may be older than the rules. */
export function problemsOf(
  i18n: I18n,
  { answers, asked, common }: Checked,
): Partial<Record<keyof AccountAnswers, string>> {
  const chosen = passwordProblem(answers.chosen, common);
  return {
    ...(asked.email && !isEmailAddress(tidyEmail(answers.email))
      ? { email: i18n._(AUTH_PROBLEM_WORDS.invalid_email) }
      : {}),
    ...(asked.known && answers.known === "" ? { known: passwordSentence(i18n, { code: "required" }) } : {}),
    ...(asked.chosen && chosen !== undefined ? { chosen: passwordSentence(i18n, chosen) } : {}),
  };
}
