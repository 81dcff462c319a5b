import type { MessageDescriptor } from "@lingui/core";
import { useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem, AuthProblemCode } from "../../remote/auth/auth-problem.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import { AUTH_PROBLEM_WORDS, CALL_PROBLEM_WORDS } from "./account-words.ts";

type Problem = AuthProblem | CallProblem;
type ProblemCode = Problem["code"];

export type Work =
  | { readonly state: "idle" }
  | { readonly state: "busy" }
  | { readonly state: "done" }
  | { readonly state: "failed"; readonly code: ProblemCode; readonly words: MessageDescriptor };

/** One thing at a time that needs the network: asked, then done or refused in words. */
export function useWork() {
  const [work, setWork] = useState<Work>({ state: "idle" });
  const run = async (ask: () => Promise<Result<unknown, Problem>>): Promise<ProblemCode | undefined> => {
    setWork({ state: "busy" });
    const answer = await ask();
    if (answer.ok) setWork({ state: "done" });
    else setWork({ state: "failed", code: answer.problem.code, words: wordsOf(answer.problem.code) });
    return answer.ok ? undefined : answer.problem.code;
  };
  return { work, run, reset: () => setWork({ state: "idle" }) };
}

function wordsOf(code: ProblemCode): MessageDescriptor {
  return isAuthCode(code) ? AUTH_PROBLEM_WORDS[code] : CALL_PROBLEM_WORDS[code];
}

function isAuthCode(code: ProblemCode): code is AuthProblemCode {
  return Object.hasOwn(AUTH_PROBLEM_WORDS, code);
}
