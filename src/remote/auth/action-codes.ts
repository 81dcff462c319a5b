import { applyActionCode, checkActionCode, confirmPasswordReset, type Auth } from "firebase/auth";
import type { Result } from "../../domain/basics/result.ts";
import { attempt, type AuthProblem } from "./auth-problem.ts";

export type ActionKind = "verify" | "reset" | "recover" | "change" | "sign-in";

export interface CheckedCode {
  readonly kind: ActionKind;
  /** Empty when the provider does not say. */
  readonly email: string;
}

type Answer<T> = Promise<Result<T, AuthProblem>>;

/** Firebase's out-of-band action codes, sent in e-mail links. Each works once and not for long. */
export interface ActionCodes {
  /** False for a link made for another app. */
  readonly isOurs: (apiKey: string) => boolean;
  readonly check: (code: string) => Answer<CheckedCode>;
  /** Confirms, recovers or changes an address. */
  readonly apply: (code: string) => Answer<void>;
  readonly resetPassword: (code: string, password: string) => Answer<void>;
}

const KIND_OF: Readonly<Record<string, ActionKind>> = {
  VERIFY_EMAIL: "verify",
  PASSWORD_RESET: "reset",
  RECOVER_EMAIL: "recover",
  VERIFY_AND_CHANGE_EMAIL: "change",
  EMAIL_SIGNIN: "sign-in",
};

export function actionCodes(auth: Auth): ActionCodes {
  return {
    isOurs: (apiKey) => apiKey === auth.config.apiKey,
    check: (code) =>
      attempt(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const kind = KIND_OF[operation];
        if (kind === undefined)
          throw Object.assign(new Error(operation), { code: "auth/invalid-action-code" });
        return { kind, email: data.email ?? "" };
      }),
    apply: (code) =>
      attempt(async () => {
        await applyActionCode(auth, code);
        // The provider changed the account on its side only; that the address is confirmed is said by a new token.
        await auth.currentUser?.reload().catch(() => undefined);
        await auth.currentUser?.getIdToken(true).catch(() => undefined);
      }),
    resetPassword: (code, password) => attempt(() => confirmPasswordReset(auth, code, password)),
  };
}
