import type { FirebaseApp } from "firebase/app";
import { getFunctions, httpsCallable } from "firebase/functions";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { FUNCTIONS_REGION } from "./open-callables.ts";

/** Why the city did not do what was asked about an account; nothing that was asked is lost by it. */
export interface CallProblem {
  readonly code: "offline" | "signed_out" | "account_disabled" | "requires_recent_login" | "refused";
}

type Answer<T> = Promise<Result<T, CallProblem>>;

/** What only the city can do with an account. Each may be asked again: the work is done once. */
export interface AccountCallables {
  readonly updateProfile: (change: { readonly displayName: string }) => Answer<void>;
  readonly hideMyName: () => Answer<void>;
  /** Everything the city holds about the person, as JSON. */
  readonly exportMyData: () => Answer<unknown>;
  readonly deleteMyAccount: () => Answer<void>;
  /** The guest who is signed in hands over what they did to the account of this token. */
  readonly adoptGuest: (accountToken: string) => Answer<void>;
}

/** Many reports are walked through one by one. */
const CALL_MS_MAX = 120_000;

/** The functions of `openCallables` must be open. */
export function accountCallables(app: FirebaseApp): AccountCallables {
  const functions = getFunctions(app, FUNCTIONS_REGION);
  const ask = async <T>(name: string, payload: object): Answer<T> => {
    try {
      const { data } = await httpsCallable<object, T>(functions, name, { timeout: CALL_MS_MAX })(payload);
      return ok(data);
    } catch (error) {
      return err({ code: codeOf(error) });
    }
  };
  const tell = async (name: string, payload: object = {}): Answer<void> => {
    const answer = await ask<unknown>(name, payload);
    return answer.ok ? ok(undefined) : answer;
  };
  return {
    updateProfile: (change) => tell("users-updateProfile", change),
    hideMyName: () => tell("users-hideMyName"),
    exportMyData: () => ask("users-exportMyData", {}),
    deleteMyAccount: () => tell("users-deleteMyAccount"),
    adoptGuest: (accountToken) => tell("users-adoptGuest", { accountToken }),
  };
}

/** Without network the SDK says `internal`, as it does for a captive portal's page: both pass. */
function codeOf(error: unknown): CallProblem["code"] {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  switch (code) {
    case "functions/unauthenticated":
      return "signed_out";
    case "functions/permission-denied":
      return "account_disabled";
    case "functions/failed-precondition":
      return message === "requires_recent_login" ? "requires_recent_login" : "refused";
    case "functions/invalid-argument":
    case "functions/not-found":
      return "refused";
    default:
      return "offline";
  }
}
