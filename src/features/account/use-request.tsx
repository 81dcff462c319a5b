import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SUSPENSION_SCHEMA, type Suspension } from "../../domain/account/suspension.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem, AuthProblemCode } from "../../remote/auth/auth-problem.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import { Banner } from "../../ui/banner.tsx";
import { AUTH_PROBLEM_WORDS, CALL_PROBLEM_WORDS } from "./account-words.ts";
import { SuspendedNotice } from "./suspended-notice.tsx";

type Problem = AuthProblem | CallProblem;
type ProblemCode = Problem["code"];

export type RequestState =
  | { readonly state: "idle" }
  | { readonly state: "busy" }
  | { readonly state: "done" }
  | {
      readonly state: "failed";
      readonly code: ProblemCode;
      readonly words: MessageDescriptor;
      /** Of the account that was to be entered, where the server says why. */
      readonly suspension: Suspension | undefined;
    };

export function useRequest() {
  const [request, setRequest] = useState<RequestState>({ state: "idle" });
  const run = async (ask: () => Promise<Result<unknown, Problem>>): Promise<ProblemCode | undefined> => {
    setRequest({ state: "busy" });
    const answer = await ask();
    if (answer.ok) setRequest({ state: "done" });
    else setRequest(failed(answer.problem));
    return answer.ok ? undefined : answer.problem.code;
  };
  return { request, run };
}

function failed(problem: Problem): RequestState {
  const { code } = problem;
  const told = SUSPENSION_SCHEMA.parse("details" in problem ? problem.details : undefined);
  return { state: "failed", code, words: wordsOf(code), suspension: told.ok ? told.value : undefined };
}

function wordsOf(code: ProblemCode): MessageDescriptor {
  return isAuthCode(code) ? AUTH_PROBLEM_WORDS[code] : CALL_PROBLEM_WORDS[code];
}

function isAuthCode(code: ProblemCode): code is AuthProblemCode {
  return Object.hasOwn(AUTH_PROBLEM_WORDS, code);
}

interface RequestNoticeProps {
  readonly request: RequestState;
  readonly done?: MessageDescriptor;
}

export function RequestNotice({ request, done }: RequestNoticeProps) {
  const { t } = useLingui();
  if (request.state === "failed") {
    if (request.suspension !== undefined) return <SuspendedNotice {...request.suspension} />;
    return <Banner tone="error" title={t(request.words)} />;
  }
  return (
    <output>
      {request.state === "done" && done !== undefined ? <Banner tone="success" title={t(done)} /> : null}
    </output>
  );
}
