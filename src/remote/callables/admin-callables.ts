import { getApp } from "firebase/app";
import { httpsCallable } from "firebase/functions";
import { ACCOUNT_CALL_MS_MAX } from "../../clock/waits.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { Act, ActProblem } from "../../domain/administration/act.ts";
import type { Answered, Asked, QuestionName } from "../../domain/administration/question.ts";
import { sameOriginFunctions, untilProved } from "./open-callables.ts";

/** `not_allowed`: this account is no administrator any more. */
export type AdminProblem = "offline" | "not_allowed" | "refused";

/** Loaded with the dashboard: everybody else's page does not carry it. */
export interface AdminCallables {
  readonly read: <N extends QuestionName>(
    name: N,
    asked: Asked<N>,
  ) => Promise<Result<Answered<N>, AdminProblem>>;
  readonly act: (act: Act) => Promise<Result<void, AdminProblem | ActProblem>>;
}

export const adminCallables: AdminCallables = {
  read: (name, asked) => call("admin-read", { name, asked }),
  act: async (act) => {
    const answer = await call<{ readonly problem: ActProblem | null }>("admin-act", act);
    if (!answer.ok) return answer;
    return answer.value.problem === null ? ok(undefined) : err(answer.value.problem);
  },
};

async function call<T>(name: string, payload: object): Promise<Result<T, AdminProblem>> {
  await untilProved();
  const functions = sameOriginFunctions(getApp());
  try {
    const { data } = await httpsCallable<object, T>(functions, name, { timeout: ACCOUNT_CALL_MS_MAX })(
      payload,
    );
    return ok(data);
  } catch (error) {
    return err(problemOf((error as { readonly code?: unknown } | null)?.code));
  }
}

/** The SDK says `internal` without network: it may be tried again, as whatever else passes. */
function problemOf(code: unknown): AdminProblem {
  if (code === "functions/permission-denied" || code === "functions/unauthenticated") return "not_allowed";
  return code === "functions/invalid-argument" ? "refused" : "offline";
}
