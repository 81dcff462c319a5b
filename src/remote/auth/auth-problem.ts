import type { AuthErrorCodes } from "firebase/auth";
import type { Result } from "../../domain/basics/result.ts";
import { ok, err } from "../../domain/basics/result.ts";

/** Grouped by what a person can do about them. French sentences: features/account/account-words.ts. */
export type AuthProblemCode =
  | "wrong_credentials"
  /** For reauthentication, where no address was asked for. */
  | "wrong_password"
  | "email_in_use"
  | "invalid_email"
  | "weak_password"
  | "requires_recent_login"
  | "too_many_requests"
  | "offline"
  | "account_disabled"
  | "account_gone"
  | "signed_out"
  | "code_expired"
  | "code_invalid"
  | "other_person"
  | "already_linked"
  | "method_closed"
  | "second_factor"
  | "storage_refused"
  | "popup_closed"
  | "misconfigured"
  | "unknown";

export interface AuthProblem {
  readonly code: AuthProblemCode;
}

type ProviderCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** Exhaustive: a code that the SDK adds does not compile until it is mapped. */
const PROBLEM_OF = {
  "auth/account-exists-with-different-credential": "email_in_use",
  "auth/admin-restricted-operation": "method_closed",
  "auth/already-initialized": "misconfigured",
  "auth/app-deleted": "misconfigured",
  "auth/app-not-authorized": "misconfigured",
  "auth/app-not-installed": "misconfigured",
  "auth/argument-error": "misconfigured",
  "auth/auth-domain-config-required": "misconfigured",
  "auth/cancelled-popup-request": "popup_closed",
  "auth/captcha-check-failed": "too_many_requests",
  "auth/code-expired": "code_expired",
  "auth/cordova-not-ready": "misconfigured",
  "auth/cors-unsupported": "misconfigured",
  "auth/credential-already-in-use": "email_in_use",
  "auth/custom-token-mismatch": "misconfigured",
  "auth/dependent-sdk-initialized-before-auth": "misconfigured",
  "auth/dynamic-link-not-activated": "misconfigured",
  "auth/email-already-in-use": "email_in_use",
  "auth/email-change-needs-verification": "requires_recent_login",
  "auth/emulator-config-failed": "misconfigured",
  "auth/expired-action-code": "code_expired",
  "auth/internal-error": "unknown",
  "auth/invalid-action-code": "code_invalid",
  "auth/invalid-api-key": "misconfigured",
  "auth/invalid-app-credential": "misconfigured",
  "auth/invalid-app-id": "misconfigured",
  "auth/invalid-auth-event": "misconfigured",
  "auth/invalid-cert-hash": "misconfigured",
  "auth/invalid-continue-uri": "misconfigured",
  "auth/invalid-cordova-configuration": "misconfigured",
  "auth/invalid-credential": "wrong_credentials",
  "auth/invalid-custom-token": "misconfigured",
  "auth/invalid-dynamic-link-domain": "misconfigured",
  "auth/invalid-email": "invalid_email",
  "auth/invalid-emulator-scheme": "misconfigured",
  "auth/invalid-hosting-link-domain": "misconfigured",
  "auth/invalid-message-payload": "misconfigured",
  "auth/invalid-multi-factor-session": "second_factor",
  "auth/invalid-oauth-client-id": "misconfigured",
  "auth/invalid-oauth-provider": "misconfigured",
  "auth/invalid-persistence-type": "storage_refused",
  "auth/invalid-phone-number": "misconfigured",
  "auth/invalid-provider-id": "misconfigured",
  "auth/invalid-recaptcha-action": "too_many_requests",
  "auth/invalid-recaptcha-token": "too_many_requests",
  "auth/invalid-recaptcha-version": "misconfigured",
  "auth/invalid-recipient-email": "invalid_email",
  "auth/invalid-req-type": "misconfigured",
  "auth/invalid-sender": "misconfigured",
  "auth/invalid-tenant-id": "misconfigured",
  "auth/invalid-user-token": "signed_out",
  "auth/invalid-verification-code": "code_invalid",
  "auth/invalid-verification-id": "code_invalid",
  "auth/maximum-second-factor-count-exceeded": "second_factor",
  "auth/missing-android-pkg-name": "misconfigured",
  "auth/missing-app-credential": "misconfigured",
  "auth/missing-client-type": "misconfigured",
  "auth/missing-continue-uri": "misconfigured",
  "auth/missing-iframe-start": "misconfigured",
  "auth/missing-ios-bundle-id": "misconfigured",
  "auth/missing-multi-factor-info": "second_factor",
  "auth/missing-multi-factor-session": "second_factor",
  "auth/missing-or-invalid-nonce": "misconfigured",
  "auth/missing-password": "wrong_credentials",
  "auth/missing-phone-number": "misconfigured",
  "auth/missing-recaptcha-token": "too_many_requests",
  "auth/missing-recaptcha-version": "misconfigured",
  "auth/missing-verification-code": "code_invalid",
  "auth/missing-verification-id": "code_invalid",
  "auth/multi-factor-auth-required": "second_factor",
  "auth/multi-factor-info-not-found": "second_factor",
  "auth/network-request-failed": "offline",
  "auth/no-auth-event": "misconfigured",
  "auth/no-such-provider": "already_linked",
  "auth/null-user": "signed_out",
  "auth/operation-not-allowed": "method_closed",
  "auth/operation-not-supported-in-this-environment": "storage_refused",
  "auth/popup-blocked": "popup_closed",
  "auth/popup-closed-by-user": "popup_closed",
  "auth/provider-already-linked": "already_linked",
  "auth/quota-exceeded": "too_many_requests",
  "auth/recaptcha-not-enabled": "misconfigured",
  "auth/redirect-cancelled-by-user": "popup_closed",
  "auth/redirect-operation-pending": "popup_closed",
  "auth/rejected-credential": "wrong_credentials",
  "auth/requires-recent-login": "requires_recent_login",
  "auth/second-factor-already-in-use": "second_factor",
  "auth/tenant-id-mismatch": "misconfigured",
  "auth/timeout": "offline",
  "auth/too-many-requests": "too_many_requests",
  "auth/unauthorized-continue-uri": "misconfigured",
  "auth/unauthorized-domain": "misconfigured",
  "auth/unsupported-first-factor": "second_factor",
  "auth/unsupported-persistence-type": "storage_refused",
  "auth/unsupported-tenant-operation": "misconfigured",
  "auth/unverified-email": "requires_recent_login",
  "auth/user-cancelled": "popup_closed",
  "auth/user-disabled": "account_disabled",
  "auth/user-mismatch": "other_person",
  "auth/user-not-found": "account_gone",
  "auth/user-signed-out": "signed_out",
  "auth/user-token-expired": "signed_out",
  "auth/weak-password": "weak_password",
  "auth/web-storage-unsupported": "storage_refused",
  "auth/wrong-password": "wrong_credentials",
} as const satisfies Record<ProviderCode, AuthProblemCode>;

/** A captive portal's page arrives as an error of any shape: `unknown`, never a refusal. */
export function authProblemOf(error: unknown): AuthProblem {
  const code: unknown = (error as { readonly code?: unknown } | null)?.code;
  return { code: isProviderCode(code) ? PROBLEM_OF[code] : "unknown" };
}

/** Turns the SDK's exceptions into results. */
export async function attempt<T>(ask: () => Promise<T>): Promise<Result<T, AuthProblem>> {
  try {
    return ok(await ask());
  } catch (error) {
    return err(authProblemOf(error));
  }
}

function isProviderCode(code: unknown): code is keyof typeof PROBLEM_OF {
  return typeof code === "string" && Object.hasOwn(PROBLEM_OF, code);
}
