import { ACCOUNT_CALL_MS_MAX } from "../../clock/waits.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { JoinRequest } from "../../domain/city/join-request.ts";
import { askCallable, codeOf } from "./ask-callable.ts";

export type JoinProblem = "offline" | "address_to_confirm" | "quota" | "refused";

/** Loaded with the form: it needs the network, and what was typed stays until it is there. */
export async function askToJoin(request: JoinRequest): Promise<Result<void, JoinProblem>> {
  try {
    await askCallable("cities-askToJoin", request, ACCOUNT_CALL_MS_MAX);
    return ok(undefined);
  } catch (error) {
    return err(problemOf(codeOf(error)));
  }
}

function problemOf(code: unknown): JoinProblem {
  switch (code) {
    case "functions/failed-precondition":
      return "address_to_confirm";
    case "functions/resource-exhausted":
      return "quota";
    case "functions/invalid-argument":
      return "refused";
    default:
      return "offline";
  }
}
