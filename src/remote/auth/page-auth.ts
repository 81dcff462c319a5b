import type { Auth } from "firebase/auth";

let kept: Auth | undefined;

/** Of the session that this page opened. */
export function keepPageAuth(auth: Auth | undefined): void {
  kept = auth;
}

/** Undefined before one was opened. Firebase's own `getAuth` brings along what signs in through windows of other sites. */
export function pageAuth(): Auth | undefined {
  return kept;
}
