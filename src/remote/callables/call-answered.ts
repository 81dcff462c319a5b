import { ACCOUNT_CALL_MS_MAX } from "../../clock/waits.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import { askCallable, codeOf } from "./ask-callable.ts";

/** `not_allowed`: this account has not, or no longer, the role that may ask. */
export type CallProblem = "offline" | "not_allowed" | "refused";

/** What only a role may ask: its answer, or why there is none. */
export async function callAnswered<T>(name: string, payload: object): Promise<Result<T, CallProblem>> {
  try {
    return ok(await askCallable<T>(name, payload, ACCOUNT_CALL_MS_MAX));
  } catch (error) {
    return err(problemOf(codeOf(error)));
  }
}

/** The SDK says `internal` without network: it may be tried again, as whatever else passes. */
function problemOf(code: unknown): CallProblem {
  if (code === "functions/permission-denied" || code === "functions/unauthenticated") return "not_allowed";
  return code === "functions/invalid-argument" ? "refused" : "offline";
}
