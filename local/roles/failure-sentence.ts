import { codeOf } from "../../functions/src/logs.ts";

const SENTENCES: Readonly<Record<string, string>> = {
  "auth/user-not-found": "Nobody has such an account in this project: they sign up first.",
  "app/invalid-credential": "Google does not know who you are: gcloud auth application-default login.",
};
/** Thrown by Google's own package, which gives it no code. */
const NO_PROJECT = /detect a Project Id/u;

/** What an operator can mend themselves; anything else is thrown on, with where it happened. */
export function failureSentence(error: unknown): string {
  if (error instanceof Error && NO_PROJECT.test(error.message))
    return "Which project? GOOGLE_CLOUD_PROJECT=… in front of the command says it.";
  const sentence = SENTENCES[codeOf(error)];
  if (sentence === undefined) throw error;
  return sentence;
}

/** A command of an operator: what went wrong in a sentence, and to the shell that it did. */
export async function asOperator(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(failureSentence(error));
    process.exitCode = 1;
  }
}
