import { ACCOUNT_CALL_MS_MAX } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { askCallable } from "./ask-callable.ts";

/** Nothing that was asked is lost by a refusal. */
export interface CallProblem {
  readonly code: "offline" | "signed_out" | "account_disabled" | "requires_recent_login" | "refused";
  /** As it came, where the server says more. */
  readonly details?: unknown;
}

type Answer<T> = Promise<Result<T, CallProblem>>;

/** Server functions on the account; each is idempotent. */
export interface AccountCallables {
  readonly updateProfile: (change: { readonly displayName: string }) => Answer<void>;
  readonly hideMyName: () => Answer<void>;
  /** All data of the person on the server, as JSON. */
  readonly exportMyData: () => Answer<unknown>;
  readonly deleteMyAccount: () => Answer<void>;
  /** Hands the signed-in guest's data over to the account of this token. */
  readonly adoptGuest: (accountToken: string) => Answer<void>;
}

export const accountCallables: AccountCallables = {
  updateProfile: (change) => tell("users-updateProfile", change),
  hideMyName: () => tell("users-hideMyName"),
  exportMyData: () => ask("users-exportMyData", {}),
  deleteMyAccount: () => tell("users-deleteMyAccount"),
  adoptGuest: (accountToken) => tell("users-adoptGuest", { accountToken }),
};

async function ask(name: string, payload: object): Answer<unknown> {
  try {
    return ok(await askCallable(name, payload, ACCOUNT_CALL_MS_MAX));
  } catch (error) {
    return err({ code: problemOf(error), details: (error as { readonly details?: unknown }).details });
  }
}

async function tell(name: string, payload: object = {}): Answer<void> {
  const answer = await ask(name, payload);
  return answer.ok ? ok(undefined) : answer;
}

/** The SDK says `internal` without network and for a captive portal's page: both are transient. */
function problemOf(error: unknown): CallProblem["code"] {
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
    case "functions/resource-exhausted":
      return "refused";
    default:
      return "offline";
  }
}
