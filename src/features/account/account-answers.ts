import type { I18n } from "@lingui/core";
import { isEmailAddress, tidyEmail } from "../../domain/account/email-address.ts";
import { passwordProblem } from "../../domain/account/password.ts";
import { AUTH_PROBLEM_WORDS, passwordSentence } from "./account-words.ts";

/** What a person answers in a form of their account; empty where nothing was asked. */
export interface AccountAnswers {
  readonly email: string;
  /** The password in use. */
  readonly known: string;
  /** The new one. */
  readonly chosen: string;
}

export const EMPTY_ANSWERS: AccountAnswers = { email: "", known: "", chosen: "" };

interface Checked {
  readonly answers: AccountAnswers;
  readonly asked: Readonly<Record<keyof AccountAnswers, boolean>>;
  readonly common: ReadonlySet<string> | undefined;
}

/** What is wrong with what was asked, by field. A password in use is asked for only: it may be older than the rules. */
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
